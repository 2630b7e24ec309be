import type { PsychologistCard, PsychologistDetail } from '@tulia/contracts/psychologist/schemas';
import { isSpokenTag, namedLanguage } from '@tulia/contracts/psychologist/spoken-languages';
import type { PsychologistProfile } from '@tulia/contracts/psychologist/staff-schemas';
import type { Psychologist } from './psychologist.ts';

const NOTHING: PsychologistProfile = { languages: [] };

/** The public fields of a psychologist. Missing texts are absent, so that no page can print them. */
export function cardOf({ id, name, serviceIds, profile = NOTHING }: Psychologist): PsychologistCard {
	const { portrait, title, summary, licence } = profile;
	const languages = profile.languages.filter(isSpokenTag);
	return {
		id,
		name,
		serviceIds: [...serviceIds],
		...(portrait === undefined ? {} : { portrait }),
		...(title === undefined ? {} : { title }),
		...(summary === undefined ? {} : { summary }),
		...(languages.length > 0 ? { languages: languages.map(namedLanguage) } : {}),
		...(licence ? { licence } : {}),
	};
}

/** The public fields and the longer texts, for the psychologist's own page. */
export const detailOf = (psychologist: Psychologist): PsychologistDetail => {
	const about = psychologist.profile?.about;
	return { ...cardOf(psychologist), ...(about === undefined ? {} : { about }) };
};
