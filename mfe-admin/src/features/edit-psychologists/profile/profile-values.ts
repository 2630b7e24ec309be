import type { BodyOf } from '@tulia/contracts/endpoint';
import type { changePsychologistProfile } from '@tulia/contracts/psychologist/endpoints';
import { UNCHOSEN_PORTRAIT } from '@tulia/contracts/psychologist/portraits';
import { isSpokenTag, namedLanguage, spokenTags } from '@tulia/contracts/psychologist/spoken-languages';
import type { StaffPsychologist } from '@tulia/contracts/psychologist/staff-schemas';
import type { Fact } from '../../../lib/editing/version-conflict.tsx';

/** The form values. An empty field is absent. */
export interface ProfileValues {
	readonly portrait?: string;
	readonly title?: string;
	readonly summary?: string;
	readonly about?: string;
	readonly languages?: readonly string[];
	readonly licence?: { readonly number?: string; readonly board?: string };
}
type Fields = Omit<BodyOf<typeof changePsychologistProfile>, 'version'>;

export const valuesOf = ({
	profile,
}: {
	readonly profile: StaffPsychologist['profile'] | undefined;
}): ProfileValues => ({
	portrait: profile?.portrait ?? UNCHOSEN_PORTRAIT,
	...(profile?.title === undefined ? {} : { title: profile.title }),
	...(profile?.summary === undefined ? {} : { summary: profile.summary }),
	...(profile?.about === undefined ? {} : { about: profile.about }),
	languages: profile?.languages ?? [],
	...(profile?.licence ? { licence: profile.licence } : {}),
});

export function fieldsOf({ portrait, title, summary, about, languages = [], licence }: ProfileValues): Fields {
	return {
		...(portrait === undefined || portrait === UNCHOSEN_PORTRAIT ? {} : { portrait }),
		...(title === undefined ? {} : { title }),
		...(summary === undefined ? {} : { summary }),
		...(about === undefined ? {} : { about }),
		languages: spokenTags.filter((tag) => languages.includes(tag)),
		...licenceOf(licence),
	};
}

/** A board without a number is sent, so that the contract reports what is missing. */
function licenceOf({ number, board }: NonNullable<ProfileValues['licence']> = {}): Pick<Fields, 'licence'> {
	if (number === undefined && board === undefined) return {};
	return { licence: { number: number ?? '', ...(board === undefined ? {} : { board }) } };
}

export const factsOf = ({ portrait, title, summary, about, languages, licence }: ProfileValues): readonly Fact[] => [
	{ label: 'Portrait', text: portrait ?? '' },
	{ label: 'Title', text: title ?? '' },
	{ label: 'In two lines', text: summary ?? '' },
	{ label: 'In more words', text: about ?? '' },
	{
		label: 'Languages',
		text: (languages ?? [])
			.filter(isSpokenTag)
			.map((tag) => namedLanguage(tag).name)
			.join(', '),
	},
	{ label: 'Licence', text: [licence?.number, licence?.board].filter(Boolean).join(', ') },
];
