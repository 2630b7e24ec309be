import { clientRepository } from '../../appointment/client.repository.ts';
import type { TestTable } from '../../appointment/testing/audit-table.ts';
import { answerQuestion } from '../../faq/answer-question.usecase.ts';
import { changeQuestion } from '../../faq/change-question.usecase.ts';
import { listQuestions } from '../../faq/list-questions.usecase.ts';
import { staffFaqValidators } from '../../faq/staff-faq-validators.ts';
import { changeMessage } from '../../message/change-message.usecase.ts';
import { listMessages } from '../../message/list-messages.usecase.ts';
import { replyToMessage } from '../../message/reply-to-message.usecase.ts';
import { staffMessageValidators } from '../../message/staff-message-validators.ts';
import { fields, type NotificationWorld, notificationWorld } from '../../notification/testing/notification-world.ts';
import { storedJobs } from '../../notification/testing/stored-jobs.ts';
import { type HttpHandler, httpHandler } from '../../platform/http.ts';
import { newId } from '../../platform/new-id.ts';
import { ok } from '../../platform/result.ts';
import { anEvent, ORIGIN_SECRET } from '../../platform/testing/an-event.ts';
import { inboxRepository } from '../inbox.repository.ts';

type Action = 'questions' | 'answer' | 'changeQuestion' | 'messages' | 'reply' | 'changeMessage';

interface Asked {
	readonly id?: string;
	readonly query?: Record<string, string>;
	readonly body?: unknown;
	/** The member of staff. */
	readonly as?: string;
}

/** Staff's endpoints of both inboxes beside the whole notifier, on a real table. */
export async function inboxWorld(table: TestTable) {
	const { db, tableName } = table;
	const world = await notificationWorld({ db, tableName, start: '2026-11-18T07:30:00.000Z' });
	const email = fields.encrypt('wanjiru@tulia.example', 'wanjiru');
	await world.put({ PK: 'USER#wanjiru', SK: 'PROFILE', entity: 'user', id: 'wanjiru', name: 'Wanjiru N.', email });
	const handlers = handlersOf(table, world);

	const call = async (action: Action, { id, query, body, as = 'wanjiru' }: Asked = {}) => {
		const event = anEvent({
			...(id === undefined ? {} : { params: { id } }),
			...(query ? { query } : {}),
			...(body === undefined ? {} : { body }),
		});
		const caller = { userId: as, role: 'admin' as const, version: 1, jti: 'j', expiresAt: 0 };
		const answer = await handlers[action](event, { originSecret: ORIGIN_SECRET, identify: async () => ok(caller) });
		return { status: answer.statusCode, body: answer.body ? JSON.parse(answer.body) : undefined };
	};
	/** Hands the replies to the notifier, as the stream does. */
	const streamReplies = async () => {
		await world.streamJobs((await storedJobs(table)).filter(({ type }) => isReply(type)));
	};
	/** The replies that left, to one question or message. */
	const sent = (ref: string) =>
		world.mail.accepted.filter(({ tags }) => tags.ref === ref && isReply(`${tags.kind}_mail`));
	return { world, call, streamReplies, sent };
}

const isReply = (type: string): boolean => type === 'question_answer_mail' || type === 'message_reply_mail';

function handlersOf({ db, tableName }: TestTable, world: NotificationWorld): Readonly<Record<Action, HttpHandler>> {
	const open = async () => fields;
	const deps = { staff: clientRepository(db, tableName, open), now: world.clock.now, newId };
	const questions = { ...deps, entries: inboxRepository(db, tableName, open, 'questions') };
	const messages = { ...deps, entries: inboxRepository(db, tableName, open, 'messages') };
	return {
		questions: httpHandler('listQuestions', staffFaqValidators, listQuestions(questions)),
		answer: httpHandler('answerQuestion', staffFaqValidators, answerQuestion(questions)),
		changeQuestion: httpHandler('changeQuestion', staffFaqValidators, changeQuestion(questions)),
		messages: httpHandler('listMessages', staffMessageValidators, listMessages(messages)),
		reply: httpHandler('replyToMessage', staffMessageValidators, replyToMessage(messages)),
		changeMessage: httpHandler('changeMessage', staffMessageValidators, changeMessage(messages)),
	};
}
