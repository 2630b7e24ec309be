import type { BrowserContext } from 'playwright-core';

/**
 * Runs in the page. Where the mouse goes down on a control and up at the same position, within four pixels, on
 * something else, the control was replaced or moved in between, and browsers fire no click without any message. A text,
 * because a transpiled function may call helpers that the page lacks.
 */
const script = `{
	const controls = 'a[href], button, label, summary, select, textarea, input, [role=button]';
	const controlAt = ({ target }) => (target instanceof Element ? target.closest(controls) : null);
	let pressed;
	addEventListener('mousedown', (event) => { pressed = { control: controlAt(event), x: event.clientX, y: event.clientY }; }, true);
	addEventListener('mouseup', (event) => {
		const { control, x, y } = pressed ?? {};
		pressed = undefined;
		if (!control || control === controlAt(event) || Math.hypot(event.clientX - x, event.clientY - y) > 4) return;
		const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 80);
		console.error(\`A press did nothing: \${control.tagName} "\${name}" was \${control.isConnected ? 'moved' : 'replaced'}\`);
	}, true);
}`;

/** Reports presses without a click as console errors, on all pages of a context (docs/decisions/019). */
export const reportLostPresses = (context: BrowserContext): Promise<unknown> =>
	context.addInitScript({ content: script });
