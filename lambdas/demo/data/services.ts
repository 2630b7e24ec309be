import type { Service } from '@tulia/contracts/service/schemas';
import type { VisitLength } from '@tulia/contracts/service/staff-schemas';

/** `id` also names the drawing, `service-<id>`; the browser maps it to a file of the design system. */
const service = (
	id: string,
	texts: Omit<Service, 'id' | 'image' | 'durationMinutes'> & { minutes?: VisitLength },
): Service => {
	const { minutes = 60, ...rest } = texts;
	return { id, image: `service-${id}`, durationMinutes: minutes, ...rest };
};

/** The eight services of the specification (R24), in its order. Prices in cents of the profile's currency. */
export const services: readonly Service[] = [
	service('depression-therapy', {
		title: 'Depression Therapy',
		shortDescription: 'When everything feels heavy and slow.',
		description:
			'Depression can make small things feel like a steep climb. We listen first. Then we work with you on sleep, daily routine and the thoughts that keep you stuck, at a pace you can manage.',
		benefits: [
			'Understand what is feeding the low mood',
			'Build a week that has some light in it',
			'Learn what to do when a bad day comes back',
			'Involve family only if you want to',
		],
		price: 3500,
	}),
	service('addiction-recovery', {
		title: 'Addiction Recovery',
		shortDescription: 'Alcohol, drugs, betting, or something else.',
		description:
			'Recovery is not one decision. It is many small ones, and nobody should make them alone. We help you plan for cravings, repair trust and find your footing again.',
		benefits: [
			'A recovery plan made with you, not for you',
			'Support for cravings and setbacks',
			'Sessions for family members',
			'Links to medical care when you need it',
		],
		price: 3500,
	}),
	service('anxiety-management', {
		title: 'Anxiety Management',
		shortDescription: 'Worry, panic and a mind that will not rest.',
		description:
			'Anxiety is an alarm that has learnt to ring too easily. We help you find out what sets it off and calm your body when it does. Then, one small step at a time, you go back to the places you have been avoiding.',
		benefits: [
			'Know what to do when panic starts',
			'Worry less at night and sleep more',
			'Face what you avoid, in steps you choose',
			'Tell a real danger from a false alarm',
			'Practise between sessions, with a short plan',
		],
		price: 3500,
	}),
	service('relationship-marriage-counseling', {
		title: 'Relationship & Marriage Counseling',
		shortDescription: 'For couples, before or during hard times.',
		description:
			'You do not have to be near the end to come. We slow the argument down, so that each of you can speak and be heard. We do not take sides, and we will not tell you to stay or to leave.',
		benefits: [
			'Argue without hurting each other',
			'Talk about money, family and intimacy',
			'Repair trust after it was broken',
			'Prepare for marriage, or part with respect',
			'90 minutes, so that nobody is rushed',
		],
		price: 5000,
		minutes: 90,
	}),
	service('trauma-recovery', {
		title: 'Trauma Recovery',
		shortDescription: 'After violence, loss, an accident or abuse.',
		description:
			'After something terrible, the body can go on living as if it were still happening. We begin with feeling safe, here and now. You never have to tell the whole story, and nothing is talked about before you are ready.',
		benefits: [
			'Feel safer in your own body',
			'Calm flashbacks and bad dreams',
			'Speak about it only when you are ready',
			'Take back places and people you lost to fear',
			'Links to medical and legal help if you want them',
		],
		price: 4000,
	}),
	service('stress-management', {
		title: 'Stress Management',
		shortDescription: 'Work, money, exams, caring for others.',
		description:
			'Stress is what happens when more is asked of you than you have to give. We look at the whole load together: what can be put down, what can be shared, and how to rest while you carry the remainder.',
		benefits: [
			'See clearly what is draining you',
			'Set limits at work and at home',
			'Sleep, eat and breathe better on busy days',
			'A plan for exams, deadlines or caring for someone',
		],
		price: 3000,
	}),
	service('family-therapy', {
		title: 'Family Therapy',
		shortDescription: 'When home is where it hurts.',
		description:
			'When one person in a family is hurting, everyone feels it. We meet two or more of you in one room, make space for each voice, and look for the pattern that keeps the hurt going. Nobody is the problem here.',
		benefits: [
			'Hear each other without shouting',
			'Agree on rules that everyone can keep',
			'Support one person without losing yourselves',
			'Live through loss, separation or a move together',
			'90 minutes, with room for every generation',
		],
		price: 5000,
		minutes: 90,
	}),
	service('child-adolescent-therapy', {
		title: 'Child/Adolescent Therapy',
		shortDescription: 'For young people, with a parent close by.',
		description:
			'Children often show in play or in anger what they cannot yet say. We meet them where they are, with drawing, games and talk that fit their age. A parent or guardian books, and we agree together on what is shared with you.',
		benefits: [
			'A calm place for a child to be heard',
			'Help with fear, school, anger, grief or friends',
			'Simple ways for you to help at home',
			'We can talk with the school if you ask us to',
		],
		price: 3500,
	}),
];
