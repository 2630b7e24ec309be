if (typeof document !== 'undefined') {
	const { configure, getConfig } = require('@testing-library/dom');
	const { getElementError } = getConfig();
	configure({
		// `findBy…` and `waitFor` have a timeout of one second, which a busy machine can exceed; the test's own timeout
		// decides.
		asyncUtilTimeout: 15_000,
		// The page is printed for a final failure only, not for each attempt of a wait.
		getElementError: (message, container) =>
			getConfig()._disableExpensiveErrorDiagnostics ? new Error(message) : getElementError(message, container),
	});

	// React's development build takes a stack trace of up to 10,000 elements a second: a fifth of the tests' time.
	const react = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
	Object.defineProperty(react, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

	// A query by role reads the computed style of each element and of its ancestors, for which jsdom matches its whole
	// style sheet. Pages have
	// no other style sheet here, and whether it displays something depends only on these attributes, so one answer serves
	// all elements that share them.
	const computed = window.getComputedStyle;
	const answers = new Map();
	const hasInlineStyle = (element) =>
		element !== null && (element.hasAttribute('style') || hasInlineStyle(element.parentElement));
	window.getComputedStyle = (element, pseudo) => {
		if (pseudo || document.styleSheets.length > 0 || hasInlineStyle(element)) return computed(element, pseudo);
		const shared = ['type', 'hidden', 'open'].map((name) => element.getAttribute(name));
		const key = JSON.stringify([element.tagName, ...shared]);
		if (!answers.has(key)) answers.set(key, computed(element));
		return answers.get(key);
	};

	// A query by label or name reads the labels of each control, and jsdom walks the whole page for each label.
	const labels = document.getElementsByTagName('label');
	const labelable = [HTMLButtonElement, HTMLInputElement, HTMLOutputElement, HTMLProgressElement];
	for (const { prototype } of [...labelable, HTMLMeterElement, HTMLSelectElement, HTMLTextAreaElement]) {
		Object.defineProperty(prototype, 'labels', {
			get() {
				if (this.type === 'hidden') return null;
				return [...labels].filter((label) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this)));
			},
		});
	}

	// Every test also checks that no page shows a stored instant (`2026-11-28T06:00:00.000Z`).
	afterEach(() => {
		const shown = document.body.cloneNode(true);
		for (const code of shown.querySelectorAll('script, style')) code.remove();
		expect(shown.textContent.match(/\d{4}-\d\d-\d\dT\d\d:\d\d\S*/g) ?? []).toEqual([]);
	});
}
