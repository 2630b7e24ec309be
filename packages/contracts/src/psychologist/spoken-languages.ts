interface SpokenLanguage {
	/** The language's name as used in Kenya. */
	readonly name: string;
	/** Whether the name is in the language itself, for the pronunciation of screen readers; otherwise it is English. */
	readonly isOwnName: boolean;
}

const own = (name: string): SpokenLanguage => ({ name, isOwnName: true });
const english = (name: string): SpokenLanguage => ({ name, isOwnName: false });

/** The languages that staff can choose for a psychologist, by BCP 47 tag, in the order of the choice. */
const LANGUAGES = {
	en: english('English'),
	sw: own('Kiswahili'),
	ki: own('Gikuyu'),
	luo: own('Dholuo'),
	kam: own('Kikamba'),
	luy: english('Luhya'),
	kln: english('Kalenjin'),
	guz: own('Ekegusii'),
	mer: own('Kimeru'),
	mas: own('Maa'),
	so: english('Somali'),
	om: english('Oromo'),
	xki: english('Kenyan Sign Language'),
	ar: english('Arabic'),
	fr: english('French'),
	gu: english('Gujarati'),
	hi: english('Hindi'),
} as const satisfies { readonly [tag: string]: SpokenLanguage };

export type SpokenTag = keyof typeof LANGUAGES;
export const isSpokenTag = (tag: string): tag is SpokenTag => Object.hasOwn(LANGUAGES, tag);
export const spokenTags: readonly SpokenTag[] = Object.keys(LANGUAGES).filter(isSpokenTag);

export interface NamedLanguage {
	readonly tag: string;
	readonly name: string;
	/** BCP 47 tag of the language of its name, where that is not English. */
	readonly nameLang?: string;
}

export const namedLanguage = (tag: SpokenTag): NamedLanguage => {
	const { name, isOwnName } = LANGUAGES[tag];
	return { tag, name, ...(isOwnName ? { nameLang: tag } : {}) };
};
