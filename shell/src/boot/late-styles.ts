/** Runs after the next frame, or at once in a background page, which is never painted. */
function afterPaint(run: () => void): void {
	if (document.hidden) run();
	else requestAnimationFrame(() => setTimeout(run));
}

/** `CSSRule.FONT_FACE_RULE`. */
const FONT_FACE_RULE = 5;

/**
 * The document declares the fonts itself. Declared again they would load again, and text that uses the fallback
 * (`font-display: optional`) would change its font and its line breaks.
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
 * Applies the stylesheets that the first paint did not wait for (`document/stylesheets.ts`), each once it is loaded and
 * the page was painted. Until then the document's critical CSS applies.
 */
export function applyLateStyles(): void {
	afterPaint(() => {
		for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-late]')) {
			if (link.sheet) apply(link);
			else link.addEventListener('load', () => apply(link), { once: true });
		}
	});
}
