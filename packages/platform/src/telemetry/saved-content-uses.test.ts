/** @jest-environment @tulia/test-kit/jsdom-environment */
import { type MockResponses, mockFetch, problem, type SentCall } from '../testing/mock-fetch.ts';
import { forgetSavedContentUses, reportSavedContentUse, sendSavedContentUses } from './saved-content-uses.ts';

const REPORT = 'POST /api/telemetry/saved-content';
const NOTED = { status: 204, body: null } as const;

const afterAMoment = (): Promise<void> => jest.advanceTimersByTimeAsync(1000);
const bodiesOf = (sent: readonly SentCall[]): readonly unknown[] => sent.map(({ body }) => body);
const storedUses = (): string | null => localStorage.getItem('tulia.saved-uses');

beforeEach(() => {
	jest.useFakeTimers();
	localStorage.clear();
});
afterEach(() => {
	forgetSavedContentUses();
	jest.restoreAllMocks();
	jest.useRealTimers();
});

describe('uses of saved content', () => {
	test('uses of saved content of one page are reported together and then removed from storage', async () => {
		const sent = mockFetch({ [REPORT]: NOTED });
		reportSavedContentUse('listServices');
		reportSavedContentUse('getProfile');
		reportSavedContentUse('listServices');
		await afterAMoment();
		const uses = [
			{ read: 'listServices', count: 2 },
			{ read: 'getProfile', count: 1 },
		];
		expect(bodiesOf(sent)).toEqual([{ uses }]);
		expect(storedUses()).toBeNull();
	});

	test.each(['no answer', problem(503, 'unavailable'), problem(429, 'too_many_requests')] as const)(
		'uses of saved content whose report failed are reported with the next ones',
		async (down) => {
			const answers: MockResponses = { [REPORT]: down };
			const sent = mockFetch(answers);
			reportSavedContentUse('listFaqs');
			await afterAMoment();
			answers[REPORT] = NOTED;
			reportSavedContentUse('listFaqs');
			await afterAMoment();
			expect(bodiesOf(sent).at(-1)).toEqual({ uses: [{ read: 'listFaqs', count: 2 }] });
			expect(storedUses()).toBeNull();
		},
	);

	test('uses of saved content stored by an earlier visit are reported when the page starts', async () => {
		localStorage.setItem('tulia.saved-uses', JSON.stringify({ getArticle: 3, listFaqs: 'many', listArticles: -1 }));
		const sent = mockFetch({ [REPORT]: NOTED });
		await sendSavedContentUses();
		expect(bodiesOf(sent)).toEqual([{ uses: [{ read: 'getArticle', count: 3 }] }]);
	});

	test('uses of saved content that the server refuses for good are dropped', async () => {
		localStorage.setItem('tulia.saved-uses', JSON.stringify({ aReadOfLongAgo: 1 }));
		mockFetch({ [REPORT]: problem(400, 'invalid_request') });
		await sendSavedContentUses();
		expect(storedUses()).toBeNull();
	});

	test('uses of saved content are reported where storage is refused', async () => {
		for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
			jest.spyOn(Storage.prototype, method).mockImplementation(() => {
				throw new DOMException('refused', 'SecurityError');
			});
		}
		const sent = mockFetch({ [REPORT]: NOTED });
		reportSavedContentUse('listServices');
		await afterAMoment();
		await sendSavedContentUses();
		expect(bodiesOf(sent)).toEqual([{ uses: [{ read: 'listServices', count: 1 }] }]);
	});

	test('no call is sent without uses of saved content', async () => {
		const sent = mockFetch({ [REPORT]: NOTED });
		await sendSavedContentUses();
		expect(sent).toEqual([]);
	});
});
