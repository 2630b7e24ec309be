export interface WrittenTextRules {
	readonly atMost: number;
	readonly isOneLine?: true;
	/**
	 * Sealed in the table, and read by those of staff who read the notes. Otherwise it is stored plain, and may be on
	 * tickets and in mails, which are made without the field cipher.
	 */
	readonly isSealed: boolean;
}

/**
 * The texts a client writes with a booking, by name. All are optional, part of the request's fingerprint, in the
 * person's file, and removed at erasure. Add a new one at the end, because the fingerprint depends on the order.
 */
export const writtenTexts = {
	notes: { atMost: 500, isSealed: true },
} as const satisfies Record<string, WrittenTextRules>;

type Texts = typeof writtenTexts;
export type TextName = keyof Texts;
export type PlainTextName = { [N in TextName]: Texts[N]['isSealed'] extends false ? N : never }[TextName];
export type WrittenTexts = { readonly [N in TextName]?: string };

export const textNames = Object.keys(writtenTexts) as readonly TextName[];
const isPlain = (name: TextName): name is PlainTextName => !writtenTexts[name].isSealed;
/** The texts that tickets and mails may show. */
export const plainTextNames = textNames.filter(isPlain);
export const sealedTextNames = textNames.filter((name) => !isPlain(name));

type Given<T> = { readonly [N in TextName]?: T | undefined };

/** The texts in `source`, each replaced with the result of `change`. A text whose result is `undefined` is left out. */
export function mapTexts<T>(source: Given<T>, change: (text: T, name: TextName) => string | undefined): WrittenTexts {
	const entries = textNames.flatMap((name) => {
		const text = source[name];
		const changed = text === undefined ? undefined : change(text, name);
		return changed === undefined ? [] : [[name, changed] as const];
	});
	return Object.fromEntries(entries);
}

/** `mapTexts` for the sealed texts only; plain ones stay unchanged. */
export const mapSealed = (source: Given<string>, change: (text: string) => string): WrittenTexts =>
	mapTexts(source, (text, name) => (isPlain(name) ? text : change(text)));

/** The written texts of `source`, unchanged, for a request, a draft or an answer. */
export const textsOf = (source: Given<string>): WrittenTexts => mapTexts(source, (text) => text);

export const plainTextsOf = (source: Given<string>): Pick<WrittenTexts, PlainTextName> =>
	mapTexts(source, (text, name) => (isPlain(name) ? text : undefined));

export const hasSealedText = (source: Given<string>): boolean =>
	sealedTextNames.some((name) => source[name] !== undefined);
