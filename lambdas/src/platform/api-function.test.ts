import { apiFunction } from './api-function.ts';
import { type Door, type HttpHandler, httpHandler } from './http.ts';
import { ok, refuse } from './result.ts';
import { allValidators } from './testing/all-validators.ts';
import { aContext, anEvent, ORIGIN_SECRET } from './testing/an-event.ts';

beforeAll(() => {
	jest.spyOn(process.stdout, 'write').mockReturnValue(true);
	jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterAll(() => jest.restoreAllMocks());

const door: Door = { originSecret: ORIGIN_SECRET, identify: async () => refuse('unauthenticated') };
const empty = async () => ok({ data: [] });
const notAskedFor = async () => Promise.reject(new Error('not asked for'));
const handlersWith = (services = httpHandler('listServices', allValidators, empty)) => ({
	getProfile: httpHandler('getProfile', allValidators, notAskedFor),
	listServices: services,
	listTestimonials: httpHandler('listTestimonials', allValidators, empty),
	listArticles: httpHandler('listArticles', allValidators, empty),
	getArticle: httpHandler('getArticle', allValidators, notAskedFor),
	listRelatedArticles: httpHandler('listRelatedArticles', allValidators, notAskedFor),
	getArticleCounts: httpHandler('getArticleCounts', allValidators, notAskedFor),
	listComments: httpHandler('listComments', allValidators, notAskedFor),
	listFaqs: httpHandler('listFaqs', allValidators, notAskedFor),
	listPsychologists: httpHandler('listPsychologists', allValidators, notAskedFor),
});
const content = (services?: HttpHandler<'listServices'>) => apiFunction('content', handlersWith(services), door);

describe('the function of an audience', () => {
	test('answers the route API Gateway matched', async () => {
		expect((await content()(anEvent({ route: 'GET /api/testimonials' }), aContext())).statusCode).toBe(200);
	});

	test('never routes by the path the visitor wrote', async () => {
		const event = { ...anEvent({ route: '$default' }), rawPath: '/api/services' };
		expect((await content()(event, aContext())).statusCode).toBe(404);
	});

	test('answers 503 in time when a handler hangs', async () => {
		const hanging = httpHandler('listServices', allValidators, () => new Promise(() => undefined));
		const answer = await content(hanging)(anEvent(), aContext(520));
		expect(answer).toMatchObject({ statusCode: 503, headers: { 'content-type': 'application/problem+json' } });
	});

	test('does not start without the secret it must ask for', () => {
		delete process.env.ORIGIN_SECRET;
		expect(() => apiFunction('content', handlersWith())).toThrow('The environment variable ORIGIN_SECRET is missing.');
	});
});
