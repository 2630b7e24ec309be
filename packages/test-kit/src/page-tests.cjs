if (typeof document !== 'undefined') {
	const { configure, getConfig } = require('@testing-library/dom');
	const { getElementError } = getConfig();
	configure({
		// `findBy…` and `waitFor` give up after a second of their own, which a busy machine can need; the test's own limit decides.
		asyncUtilTimeout: 15_000,
		// The page is printed for a failure that somebody reads, not for each attempt of one that waits.
		getElementError: (message, container) =>
			getConfig()._disableExpensiveErrorDiagnostics ? new Error(message) : getElementError(message, container),
	});

	// React's development build takes a stack trace of each element until it has taken 10,000 in a second: a fifth of the tests' time.
	const react = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
	Object.defineProperty(react, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

	// A query by role asks for the style of each element and of its ancestors, and jsdom matches its whole style sheet each time. Pages have no
	// other style sheet here, and in that one whether something is displayed follows from these attributes: one answer serves all that share them.
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

	// A query by label or name asks each control for its labels, and jsdom walks the whole page for each label of it.
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

	// Whatever a test is about: no page shows a stored instant (`2026-11-28T06:00:00.000Z`) to a person.
	afterEach(() => {
		const shown = document.body.cloneNode(true);
		for (const code of shown.querySelectorAll('script, style')) code.remove();
		expect(shown.textContent.match(/\d{4}-\d\d-\d\dT\d\d:\d\d\S*/g) ?? []).toEqual([]);
	});
}
