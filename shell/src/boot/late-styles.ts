/** A frame, and the task behind it: by then the page has been painted. A page in the background is not painted at all. */
function afterPaint(run: () => void): void {
	if (document.hidden) run();
	else requestAnimationFrame(() => setTimeout(run));
}

/** `CSSRule.FONT_FACE_RULE`. */
const FONT_FACE_RULE = 5;

/**
 * The document names the fonts itself. Named once more they would begin anew, and text that had settled for the fallback
 * (`font-display: optional`) would change its face, and its lines, after all.
 */
function dropFontFaces(sheet: CSSStyleSheet): void {
	for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1)
		if (sheet.cssRules[at]?.type === FONT_FACE_RULE) sheet.deleteRule(at);
}

function apply(link: HTMLLinkElement): void {
	if (link.sheet) dropFontFaces(link.sheet);
	link.removeAttribute('media');
	link.removeAttribute('data-late');
}

/**
 * Turns on the stylesheets that the first paint did not wait for (`document/stylesheets.ts`), each once it is there and the page was painted.
 * Until then the page has the rules that its document carries.
 */
export function applyLateStyles(): void {
	afterPaint(() => {
		for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-late]')) {
			if (link.sheet) apply(link);
			else link.addEventListener('load', () => apply(link), { once: true });
		}
	});
}
