import type { PsychologistProfile, PsychologistProfileChange } from '@tulia/contracts/psychologist/staff-schemas';

/** Trims all texts, and removes empty ones. */
export function normalisedProfile(fields: Omit<PsychologistProfileChange, 'version'>): PsychologistProfile {
	const { portrait, languages, licence } = fields;
	const words = (['title', 'summary', 'about'] as const).flatMap((name) => {
		const text = fields[name]?.trim();
		return text ? [[name, text]] : [];
	});
	const board = licence?.board?.trim();
	return {
		...Object.fromEntries(words),
		...(portrait === undefined ? {} : { portrait }),
		languages,
		...(licence ? { licence: { number: licence.number.trim(), ...(board ? { board } : {}) } } : {}),
	};
}
