import type { Testimonial } from '@tulia/contracts/testimonial/schemas';

/** Sample testimonials, without photographs. The first three are those of the specification's pictures. */
export const testimonials: readonly Testimonial[] = [
	{
		id: 'grace-m',
		name: 'Grace M.',
		message:
			'I sat in the car for twenty minutes before I went in. By the end of that hour I had said things I had carried since 2014. I drove home with the windows down.',
		rating: 5,
		date: '2026-09-14',
	},
	{
		id: 'naomi-w',
		name: 'Naomi W.',
		message: 'My husband came because I asked him. He stayed because nobody took sides.',
		rating: 5,
		date: '2026-08-02',
	},
	{
		id: 'kiprono-k',
		name: 'Kiprono K.',
		message: 'One hundred and twelve days. They still ask me about my goats.',
		rating: 4,
		date: '2026-07-21',
	},
	{
		id: 'amani-o',
		name: 'Amani O.',
		message:
			'My daughter used to cry every Sunday night before school. They drew a map of her week together. Now she packs her own bag.',
		rating: 5,
		date: '2026-06-30',
	},
	{
		id: 'brian-n',
		name: 'Brian N.',
		message: 'I expected to be told what to do. I was asked what I wanted, and then helped to get there.',
		rating: 4,
		date: '2026-05-18',
	},
	{
		id: 'salma-a',
		name: 'Salma A.',
		message: 'I could speak Kiswahili when English ran out. Nobody looked at the clock while I cried.',
		rating: 5,
		date: '2026-04-09',
	},
];
