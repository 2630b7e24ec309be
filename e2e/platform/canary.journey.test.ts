import { setFaults } from '../support/api.ts';
import { countItems } from '../support/count-items.ts';
import { cloudFixture } from '../support/journey-fixture.ts';
import { functionLogs, invoke } from '../support/local-aws.ts';

const site = cloudFixture();

/** The lines of the canary's log. */
async function written(): Promise<readonly Record<string, unknown>[]> {
	const lines = JSON.parse(await functionLogs(site.cloud)) as readonly {
		readonly functionName: string;
		readonly line: string;
	}[];
	return lines
		.filter(({ functionName, line }) => functionName === 'tulia-canary' && line.includes('CANARY_'))
		.map(({ line }) => JSON.parse(line.slice(line.indexOf('{'))) as Record<string, unknown>);
}

test('the canary books as a dry run, and staff see no trace of it', async () => {
	await invoke(site.cloud, 'tulia-canary', {}); // creates the counters of log-ins, time requests and dry runs
	const [items, mails] = [await countItems(site.cloud), (await site.cloud.mails()).length];
	expect(await invoke(site.cloud, 'tulia-canary', {})).toBeNull();
	expect(await written()).toContainEqual(expect.objectContaining({ message: 'CANARY_DONE', steps: 10 }));
	expect(await countItems(site.cloud)).toBe(items);
	expect(await site.cloud.mails()).toHaveLength(mails);
});

test('a failing canary names the step a client would meet, and its alarm fires', async () => {
	const error = { status: 400, code: 'ValidationException' };
	await setFaults(site.cloud.origin, [{ service: 'dynamodb', kind: 'error', error }]);
	const answer = await invoke(site.cloud, 'tulia-canary', {});
	await setFaults(site.cloud.origin, []);
	expect(answer).toMatchObject({ errorType: 'StepFailed' });
	expect(await written()).toContainEqual(
		expect.objectContaining({ message: 'CANARY_FAILED', level: 'ERROR', step: 'profile' }),
	);
});
