import type { InlineDigests } from './renderer.ts';

/** The names of the metadata that the edge reads (infra/lib/edge-code/inline-policy-code.ts). */
const STYLES = 'inline-styles';
const SCRIPTS = 'inline-scripts';

/** Digests as metadata of an object: those of one kind in one text, separated by spaces. */
export const inlineMetadata = (inline: InlineDigests | undefined): Readonly<Record<string, string>> => ({
	...(inline && inline.styles.length > 0 ? { [STYLES]: inline.styles.join(' ') } : {}),
	...(inline && inline.scripts.length > 0 ? { [SCRIPTS]: inline.scripts.join(' ') } : {}),
});

const wordsOf = (text: string | undefined): readonly string[] => (text ? text.split(' ') : []);

/** Parses the metadata; undefined where nothing is inline. */
export function inlineOf(metadata: Readonly<Record<string, string>> = {}): InlineDigests | undefined {
	const inline = { styles: wordsOf(metadata[STYLES]), scripts: wordsOf(metadata[SCRIPTS]) };
	return inline.styles.length + inline.scripts.length > 0 ? inline : undefined;
}

/** The metadata as S3's headers, for a page that a function serves. */
export const inlineHeaders = (inline: InlineDigests | undefined): Readonly<Record<string, string>> =>
	Object.fromEntries(Object.entries(inlineMetadata(inline)).map(([name, value]) => [`x-amz-meta-${name}`, value]));
