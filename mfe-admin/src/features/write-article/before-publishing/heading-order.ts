import { shortened } from './article-text.ts';

/** A text with at least this number of words needs headings. */
const LONG = 300;

/** The findings about headings: a skipped level, an empty one, or none in a long text. */
export function headingDoubts(body: HTMLElement, wordCount: number): readonly string[] {
	const headings = [...body.querySelectorAll('h2, h3, h4')];
	if (headings.length === 0) return wordCount > LONG ? ['Add headings, so that people find what they look for.'] : [];
	let above = 1;
	return headings.flatMap((heading) => {
		const words = shortened((heading.textContent ?? '').trim());
		const level = Number(heading.tagName.slice(1));
		const highest = above + 1;
		above = level;
		if (words === '') return ['One heading has no words.'];
		return level > highest ? [`The heading “${words}” leaves a level out. Make it H${highest}.`] : [];
	});
}
