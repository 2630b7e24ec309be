import { validators } from '@tulia/contracts/endpoint-validators/all';
import { aContext, anEvent, ORIGIN_SECRET } from '../../../test-support/platform/an-event.ts';
import { apiFunction } from './api-function.ts';
import { type HttpHandler, httpHandler, type RequestGuard } from './http.ts';
import { ok, refuse } from './result.ts';

const written: string[] = [];
beforeAll(() => {
	jest.spyOn(process.stdout, 'write').mockImplementation((line) => written.push(String(line)) > 0);
	jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => jest.restoreAllMocks());

const guard: RequestGuard = { originSecrets: [ORIGIN_SECRET], identify: async () => refuse('unauthenticated') };
const empty = async () => ok({ data: [] });
const notAskedFor = async () => Promise.reject(new Error('not asked for'));
const handlersWith = (services = httpHandler('listServices', validators, empty)) => ({
	getProfile: httpHandler('getProfile', validators, notAskedFor),
	listCrisisPhrases: httpHandler('listCrisisPhrases', validators, notAskedFor),
	listServices: services,
	listTestimonials: httpHandler('listTestimonials', validators, empty),
	listArticles: httpHandler('listArticles', validators, empty),
	getArticle: httpHandler('getArticle', validators, notAskedFor),
	listRelatedArticles: httpHandler('listRelatedArticles', validators, notAskedFor),
	getArticleCounts: httpHandler('getArticleCounts', validators, notAskedFor),
	listComments: httpHandler('listComments', validators, notAskedFor),
	listFaqs: httpHandler('listFaqs', validators, notAskedFor),
	listPsychologists: httpHandler('listPsychologists', validators, notAskedFor),
	getPsychologist: httpHandler('getPsychologist', validators, notAskedFor),
});
const content = (services?: HttpHandler<'listServices'>) => apiFunction('content', handlersWith(services), guard);

describe('the function of an audience', () => {
	test('the function of an audience dispatches by the route that API Gateway matched', async () => {
		expect((await content()(anEvent({ route: 'GET /api/testimonials' }), aContext())).statusCode).toBe(200);
	});

	test('the function of an audience handles HEAD as GET, without the body', async () => {
		const [got, head] = await Promise.all(
			['GET', 'HEAD'].map((method) => content()(anEvent({ route: `${method} /api/testimonials` }), aContext())),
		);
		expect(head).toEqual({ ...got, body: '', isBase64Encoded: false });
		expect(head?.statusCode).toBe(200);
	});

	test('the function of an audience never routes by the raw path of the request', async () => {
		const event = { ...anEvent({ route: '$default' }), rawPath: '/api/services' };
		expect((await content()(event, aContext())).statusCode).toBe(404);
	});

	test('the function of an audience returns 503 in time when a handler hangs', async () => {
		const hanging = httpHandler('listServices', validators, () => new Promise(() => undefined));
		const answer = await content(hanging)(anEvent(), aContext(520));
		expect(answer).toMatchObject({ statusCode: 503, headers: { 'content-type': 'application/problem+json' } });
	});

	test.each([
		['throws', 500, async () => Promise.reject(new Error('a bug'))],
		['hangs', 503, () => new Promise<never>(() => undefined)],
	])('the function of an audience counts it when a handler %s, for the alarm', async (_what, status, run) => {
		written.length = 0;
		const failing = httpHandler('listServices', validators, run);
		expect((await content(failing)(anEvent(), aContext(520))).statusCode).toBe(status);
		const metrics = written.filter((line) => line.includes('"_aws"')).map((line) => JSON.parse(line));
		expect(metrics).toMatchObject([{ service: 'content', ServerErrors: 1 }]);
	});

	test('the function of an audience does not start without the secret it has to check', () => {
		delete process.env.ORIGIN_SECRET;
		expect(() => apiFunction('content', handlersWith())).toThrow('The environment variable ORIGIN_SECRET is missing.');
	});
});
