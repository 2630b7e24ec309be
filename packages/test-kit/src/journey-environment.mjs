import { TestEnvironment } from 'jest-environment-node';

/** Node, where a test that failed says what its pages showed: a log is all that is left of a browser. */
export default class JourneyEnvironment extends TestEnvironment {
	async handleTestEvent({ name, error }) {
		if (name !== 'test_fn_failure' || !(error?.stack && this.global.describeOpenPages)) return;
		error.stack += `\n\n${await this.global.describeOpenPages()}`;
	}
}
