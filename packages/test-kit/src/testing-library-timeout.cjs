// `findBy…` and `waitFor` give up after a second of their own, which a busy machine can need; the test's own limit decides.
if (typeof document !== 'undefined') require('@testing-library/dom').configure({ asyncUtilTimeout: 15_000 });
