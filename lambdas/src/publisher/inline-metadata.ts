import type { InlineDigests } from './renderer.ts';

/** The names of the metadata the edge reads (infra/lib/edge-code/inline-policy-code.ts). */
const STYLES = 'inline-styles';
const SCRIPTS = 'inline-scripts';

/** Digests as metadata of an object: those of a kind in one text, a space between two. */
export const inlineMetadata = (inline: InlineDigests | undefined): Readonly<Record<string, string>> => ({
	...(inline && inline.styles.length > 0 ? { [STYLES]: inline.styles.join(' ') } : {}),
	...(inline && inline.scripts.length > 0 ? { [SCRIPTS]: inline.scripts.join(' ') } : {}),
});

const wordsOf = (text: string | undefined): readonly string[] => (text ? text.split(' ') : []);

/** The same, read back; undefined where nothing is inline. */
export function inlineOf(metadata: Readonly<Record<string, string>> = {}): InlineDigests | undefined {
	const inline = { styles: wordsOf(metadata[STYLES]), scripts: wordsOf(metadata[SCRIPTS]) };
	return inline.styles.length + inline.scripts.length > 0 ? inline : undefined;
}

/** As S3 would send them, for a page that a function answers instead. */
export const inlineHeaders = (inline: InlineDigests | undefined): Readonly<Record<string, string>> =>
	Object.fromEntries(Object.entries(inlineMetadata(inline)).map(([name, value]) => [`x-amz-meta-${name}`, value]));
