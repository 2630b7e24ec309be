interface Wording {
	readonly pattern: RegExp;
	/** The wording to use instead. */
	readonly instead: string;
}

/**
 * Potentially harmful wordings, with alternatives. Based on the Samaritans' media guidelines and the World Health
 * Organization's resource for media professionals on suicide and mental health; the wordings are ours.
 */
const WORDINGS: readonly Wording[] = [
	{ pattern: /\bcommit(?:s|ted|ting)?\s+suicide\b/giu, instead: 'died by suicide' },
	{ pattern: /\b(?:successful|completed)\s+suicides?\b/giu, instead: 'died by suicide' },
	{ pattern: /\b(?:failed|unsuccessful)\s+suicide(?:\s+attempts?)?\b/giu, instead: 'survived a suicide attempt' },
	{ pattern: /\bsuicide\s+(?:epidemic|wave)\b/giu, instead: 'more people die by suicide' },
	{ pattern: /\b(?:drug\s+)?(?:addicts?|abusers?)\b/giu, instead: 'a person with an addiction' },
	{ pattern: /\b(?:junkies?|drunkards?|alcoholics?)\b/giu, instead: 'a person with an addiction' },
	{ pattern: /\bthe\s+mentally\s+ill\b/giu, instead: 'people with a mental illness' },
	{ pattern: /\b(?:schizophrenics?|psychotics?|depressives?)\b/giu, instead: 'a person with this illness' },
	{
		pattern: /\b(?:lunatics?|psychos?|nutcases?|mad(?:man|men|woman|women))\b/giu,
		instead: 'what the person goes through',
	},
	{ pattern: /\bretard(?:s|ed)?\b/giu, instead: 'a person with a learning disability' },
	{ pattern: /\battention[\s-]seek(?:ing|ers?)\b/giu, instead: 'what the person needs' },
	{ pattern: /\bsnap\s+out\s+of\s+it\b/giu, instead: 'what helps' },
	{ pattern: /\bguaranteed?\s+(?:to\s+)?(?:results?|cures?|heals?|recovery|works?)\b/giu, instead: 'what it can do' },
];

export interface HarmfulWords {
	/** The wording as it is written in the text. */
	readonly found: string;
	readonly instead: string;
}

/** The potentially harmful wordings in a text, each once, in the order of the list. */
export const harmfulWords = (text: string): readonly HarmfulWords[] =>
	WORDINGS.flatMap(({ pattern, instead }) => {
		const [found] = text.match(pattern) ?? [];
		return found === undefined ? [] : [{ found: found.replaceAll(/\s+/g, ' '), instead }];
	});
