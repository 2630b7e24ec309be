/** Converts tables to paragraphs, one per row; returns whether one was more than a layout table. */
export function asLines(body: HTMLElement): boolean {
	let isFlattened = false;
	// Nested tables first.
	for (const table of [...body.querySelectorAll('table')].reverse()) {
		const rows = [...table.rows].map((row) => [...row.cells]);
		const isFrame = rows.every((cells) => cells.length < 2);
		table.replaceWith(...(isFrame ? rows.flat().flatMap((cell) => [...cell.childNodes]) : rows.map(lineOf)));
		isFlattened ||= !isFrame;
	}
	return isFlattened;
}

/** The cells of a row with bold and links, separated by a vertical bar. */
function lineOf(cells: readonly HTMLTableCellElement[]): HTMLElement {
	const paragraph = document.implementation.createHTMLDocument().createElement('p');
	for (const [at, cell] of cells.entries()) {
		for (const block of cell.querySelectorAll('p, div, ul, ol, li, h2, h3, h4, blockquote, br'))
			block.replaceWith(block.previousSibling ? ' ' : '', ...block.childNodes);
		paragraph.append(...(at > 0 ? [' | '] : []), ...cell.childNodes);
	}
	return paragraph;
}
