if (typeof document !== 'undefined') {
	// `findBy…` and `waitFor` give up after a second of their own, which a busy machine can need; the test's own limit decides.
	require('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });

	// React's development build takes a stack trace of each element until it has taken 10,000 in a second: a fifth of the tests' time.
	const react = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
	Object.defineProperty(react, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

	// Whatever a test is about: no page shows a stored instant (`2026-11-28T06:00:00.000Z`) to a person.
	afterEach(() => {
		const shown = document.body.cloneNode(true);
		for (const code of shown.querySelectorAll('script, style')) code.remove();
		expect(shown.textContent.match(/\d{4}-\d\d-\d\dT\d\d:\d\d\S*/g) ?? []).toEqual([]);
	});
}
