import type { PsychologistProfile } from '@tulia/contracts/psychologist/staff-schemas';

/** Sample licences of the demo: these numbers belong to no person, and the checklist before launch says so. */
const sampleLicence = (number: string): NonNullable<PsychologistProfile['licence']> => ({
	number,
	board: 'Counsellors and Psychologists Board',
});

/** The profiles of the demo's psychologists. Every text and number is invented. */
export const profiles: Readonly<Record<'amina-hassan' | 'nyambura-otieno' | 'peter-mutiso', PsychologistProfile>> = {
	'amina-hassan': {
		portrait: 'portrait-scarf',
		title: 'Child and family psychologist',
		summary: 'Starts with drawing and play. Ten years in Eastleigh schools before she came to us.',
		about: `Children rarely say it in words first. So Amina starts with paper, crayons and time. You stay close by, and she talks with you at the end.

Before Tulia she worked for ten years in schools in Eastleigh, with children who had moved, lost someone, or stopped wanting to go to class.`,
		languages: ['en', 'sw', 'so'],
		licence: sampleLicence('CPB 000 102'),
		isSample: true,
	},
	'nyambura-otieno': {
		portrait: 'portrait-afro',
		title: 'Lead psychologist',
		summary: 'Listens first, then explains each step in plain words. Works with anxiety, trauma and grief.',
		about: `Nyambura leads the team. She has sat with people after road accidents, in hospital wards and at kitchen tables, and she has learnt not to hurry anyone.

You will leave the first visit with one small thing to try, written down.`,
		languages: ['en', 'sw', 'luo', 'ki'],
		licence: sampleLicence('CPB 000 101'),
		isSample: true,
	},
	'peter-mutiso': {
		portrait: 'portrait-beard',
		title: 'Addiction and couples psychologist',
		summary: 'Keeps it practical, one day at a time. Has walked with families through recovery since 2011.',
		about: `Peter asks what today needs before he asks about the years behind it. Slips are part of the road, and he will not be shocked by yours.

With couples he makes sure that both of you are heard, and that neither of you has to win.`,
		languages: ['en', 'sw', 'kam'],
		licence: sampleLicence('CPB 000 103'),
		isSample: true,
	},
};
