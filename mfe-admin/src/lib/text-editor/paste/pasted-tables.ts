/** Converts tables to paragraphs, one for each row. Returns whether one of them was more than a layout table. */
export function asLines(body: HTMLElement): boolean {
	let isFlattened = false;
	// In reverse, so that nested tables are converted before the tables that contain them.
	for (const table of [...body.querySelectorAll('table')].reverse()) {
		const rows = [...table.rows].map((row) => [...row.cells]);
		const isFrame = rows.every((cells) => cells.length < 2);
		table.replaceWith(...(isFrame ? rows.flat().flatMap((cell) => [...cell.childNodes]) : rows.map(lineOf)));
		isFlattened ||= !isFrame;
	}
	return isFlattened;
}

/** The cells of a row as a paragraph, separated by vertical bars. Bold and links are preserved. */
function lineOf(cells: readonly HTMLTableCellElement[]): HTMLElement {
	const paragraph = document.implementation.createHTMLDocument().createElement('p');
	for (const [at, cell] of cells.entries()) {
		for (const block of cell.querySelectorAll('p, div, ul, ol, li, h2, h3, h4, blockquote, br'))
			block.replaceWith(block.previousSibling ? ' ' : '', ...block.childNodes);
		paragraph.append(...(at > 0 ? [' | '] : []), ...cell.childNodes);
	}
	return paragraph;
}
