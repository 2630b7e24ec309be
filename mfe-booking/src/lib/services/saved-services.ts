/** The part of a service that the form needs. */
export interface ServiceChoice {
	readonly id: string;
	readonly title: string;
	readonly shortDescription: string;
	/** Id or path of a drawing. */
	readonly image: string;
	readonly durationMinutes: number;
	/** In cents of the centre's currency; absent for a saved service, whose price may have changed. */
	readonly price?: number;
}

const SAVED: readonly (readonly [id: string, title: string, shortDescription: string, durationMinutes?: number])[] = [
	['depression-therapy', 'Depression Therapy', 'When everything feels heavy and slow.'],
	['addiction-recovery', 'Addiction Recovery', 'Alcohol, drugs, betting, or something else.'],
	['anxiety-management', 'Anxiety Management', 'Worry, panic and a mind that will not rest.'],
	[
		'relationship-marriage-counseling',
		'Relationship & Marriage Counseling',
		'For couples, before or during hard times.',
		90,
	],
	['trauma-recovery', 'Trauma Recovery', 'After violence, loss, an accident or abuse.'],
	['stress-management', 'Stress Management', 'Work, money, exams, caring for others.'],
	['family-therapy', 'Family Therapy', 'When home is where it hurts.', 90],
	['child-adolescent-therapy', 'Child/Adolescent Therapy', 'For young people, with a parent close by.'],
];

/**
 * The eight services of the specification (R24), with the ids of the seed: the fallback while the list cannot be loaded
 * (rule 3).
 */
export const savedServices: readonly ServiceChoice[] = SAVED.map(
	([id, title, shortDescription, durationMinutes = 60]) => ({
		id,
		title,
		shortDescription,
		image: `service-${id}`,
		durationMinutes,
	}),
);
