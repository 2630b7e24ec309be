/** @jest-environment @tulia/test-kit/jsdom-environment */
import { type Answers, answerWith, problem, type SentCall } from '../testing/answers.ts';
import { forgetSavedUses, reportSavedUse, sendSavedUses } from './saved-uses.ts';

const REPORT = 'POST /api/telemetry/saved-content';
const NOTED = { status: 204, body: null } as const;

const afterAMoment = (): Promise<void> => jest.advanceTimersByTimeAsync(1000);
const toldIn = (sent: readonly SentCall[]): readonly unknown[] => sent.map(({ body }) => body);
const kept = (): string | null => localStorage.getItem('tulia.saved-uses');

beforeEach(() => {
	jest.useFakeTimers();
	localStorage.clear();
});
afterEach(() => {
	forgetSavedUses();
	jest.restoreAllMocks();
	jest.useRealTimers();
});

describe('uses of saved content', () => {
	test('of one page are told together, and nothing is kept of them', async () => {
		const sent = answerWith({ [REPORT]: NOTED });
		reportSavedUse('listServices');
		reportSavedUse('getProfile');
		reportSavedUse('listServices');
		await afterAMoment();
		const uses = [
			{ read: 'listServices', count: 2 },
			{ read: 'getProfile', count: 1 },
		];
		expect(toldIn(sent)).toEqual([{ uses }]);
		expect(kept()).toBeNull();
	});

	test.each(['no answer', problem(503, 'unavailable'), problem(429, 'too_many_requests')] as const)(
		'that could not be told are told with the next ones',
		async (down) => {
			const answers: Answers = { [REPORT]: down };
			const sent = answerWith(answers);
			reportSavedUse('listFaqs');
			await afterAMoment();
			answers[REPORT] = NOTED;
			reportSavedUse('listFaqs');
			await afterAMoment();
			expect(toldIn(sent).at(-1)).toEqual({ uses: [{ read: 'listFaqs', count: 2 }] });
			expect(kept()).toBeNull();
		},
	);

	test('that wait from an earlier visit are told when the page starts', async () => {
		localStorage.setItem('tulia.saved-uses', JSON.stringify({ getArticle: 3, listFaqs: 'many', listArticles: -1 }));
		const sent = answerWith({ [REPORT]: NOTED });
		await sendSavedUses();
		expect(toldIn(sent)).toEqual([{ uses: [{ read: 'getArticle', count: 3 }] }]);
	});

	test('that the server will never take are dropped', async () => {
		localStorage.setItem('tulia.saved-uses', JSON.stringify({ aReadOfLongAgo: 1 }));
		answerWith({ [REPORT]: problem(400, 'invalid_request') });
		await sendSavedUses();
		expect(kept()).toBeNull();
	});

	test('are told though storage is refused', async () => {
		for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
			jest.spyOn(Storage.prototype, method).mockImplementation(() => {
				throw new DOMException('refused', 'SecurityError');
			});
		}
		const sent = answerWith({ [REPORT]: NOTED });
		reportSavedUse('listServices');
		await afterAMoment();
		await sendSavedUses();
		expect(toldIn(sent)).toEqual([{ uses: [{ read: 'listServices', count: 1 }] }]);
	});

	test('of nothing at all ask the server nothing', async () => {
		const sent = answerWith({ [REPORT]: NOTED });
		await sendSavedUses();
		expect(sent).toEqual([]);
	});
});
