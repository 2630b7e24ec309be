import { validators } from '@tulia/contracts/endpoint-validators/all';
import { anEvent, ORIGIN_SECRET } from '../../../test-support/platform/an-event.ts';
import { handlersOnDemand } from './handlers-on-demand.ts';
import { httpHandler, type RequestGuard } from './http.ts';
import { ok, refuse } from './result.ts';

const written: string[] = [];
beforeEach(() => {
	written.length = 0;
	for (const stream of [process.stdout, process.stderr])
		jest.spyOn(stream, 'write').mockImplementation((line) => written.push(String(line)) > 0);
});
afterEach(() => jest.restoreAllMocks());

const guard: RequestGuard = { originSecrets: [ORIGIN_SECRET], identify: async () => refuse('unauthenticated') };
const loaded = () => ({ listServices: httpHandler('listServices', validators, async () => ok({ data: [] })) });

test('handlers are loaded once, with the first request, and respond like handlers loaded at start', async () => {
	const load = jest.fn(async () => loaded());
	const { listServices } = handlersOnDemand(['listServices'], load);
	expect(load).not.toHaveBeenCalled();
	expect(listServices.endpointName).toBe('listServices');
	const answers = await Promise.all([listServices(anEvent(), guard), listServices(anEvent(), guard)]);
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
	expect(load).toHaveBeenCalledTimes(1);
});

test('a failed load of handlers is a bug (500), logged with its reason, and retried', async () => {
	const load = jest.fn(async () => loaded()).mockRejectedValueOnce(new TypeError('broken'));
	const { listServices } = handlersOnDemand(['listServices'], load);
	const answer = await listServices(anEvent(), guard);
	expect(answer).toMatchObject({ statusCode: 500, headers: { 'content-type': 'application/problem+json' } });
	expect(written.join('')).toContain('UNEXPECTED_ERROR');
	expect(written.join('')).toContain('TypeError');
	expect((await listServices(anEvent(), guard)).statusCode).toBe(200);
});
