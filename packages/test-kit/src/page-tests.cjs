if (typeof document !== 'undefined') {
	// `findBy…` and `waitFor` give up after a second of their own, which a busy machine can need; the test's own limit decides.
	require('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });
	// React's development build takes a stack trace of each element until it has taken 10,000 in a second: a fifth of the tests' time.
	const react = require('react').__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
	Object.defineProperty(react, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
}
