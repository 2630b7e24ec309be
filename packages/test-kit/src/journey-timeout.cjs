// Milliseconds. Higher than any wait within a test, so that a failure names what was waited for (docs/decisions/119).
jest.setTimeout(600_000);
