import type { Letter } from './letter.ts';

/** The letter as plain text. */
export function letterText(letter: Letter): string {
	const widest = Math.max(...letter.facts.map(({ label }) => label.length));
	const facts = letter.facts.map(({ label, value }) => `  ${label.padEnd(widest)}  ${value}`);
	return [
		letter.greeting,
		'',
		letter.opening,
		'',
		...facts,
		'',
		...letter.paragraphs.flatMap((paragraph) => [paragraph, '']),
		`${letter.link.label}: ${letter.link.url}`,
		'',
		letter.closing,
		'',
		...letter.signature,
		'',
	].join('\n');
}
