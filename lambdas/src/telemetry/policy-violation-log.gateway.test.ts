import { writtenLines } from '../../test-support/platform/written-lines.ts';
import { recordPolicyViolation } from './policy-violation-log.gateway.ts';

test('a violation is a log line, and one metric over all directives whose line names directive and host', () => {
	const violation = { directive: 'img-src', blockedHost: 'evil.example', route: '/services' };
	const [line, metric] = writtenLines(() => recordPolicyViolation(violation));
	expect(line).toMatchObject({ message: 'POLICY_VIOLATION', ...violation });
	expect(metric).toMatchObject({
		PolicyViolations: 1,
		service: 'engagement',
		directive: 'img-src',
		blockedHost: 'evil.example',
		_aws: { CloudWatchMetrics: [{ Namespace: 'Tulia', Dimensions: [['service']] }] },
	});
});
