/** @jest-environment @tulia/test-kit/jsdom-environment */
import { startOf } from '@tulia/platform/early';
import starts from '../starts.json';
import { eventually, serve, showAdmin } from './testing/show-admin.tsx';

const addressOf = (pattern: string): URL => new URL(pattern.replaceAll(/\{\w+\}/g, 'a-1'), 'http://localhost');

/** Everything the module asks at an address, as the base query sends it. */
async function askedAt(address: string): Promise<readonly string[]> {
	const asked: string[] = [];
	serve(() => undefined);
	const answer = globalThis.fetch;
	globalThis.fetch = (input, init) => {
		asked.push(String(input));
		return answer(input, init);
	};
	await showAdmin(address);
	return asked;
}

test.each([...Object.keys(starts), '/admin/appointments?status=confirmed&search=Otieno'])(
	'%s asks what the document begins for it, each once',
	async (pattern) => {
		const { pathname, search } = addressOf(pattern);
		const calls = startOf(starts, { pathname, search }, new Date())?.calls ?? [];
		const asked = await askedAt(pathname + search);
		await eventually(() => expect(asked).toEqual(expect.arrayContaining([...calls])));
		for (const call of calls) expect(asked.filter((one) => one === call)).toHaveLength(1);
	},
);
