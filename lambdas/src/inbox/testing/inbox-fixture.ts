import { validators } from '@tulia/contracts/endpoint-validators/all';
import { clientRepository } from '../../appointment/client.repository.ts';
import type { TestTable } from '../../appointment/testing/table-invariants.ts';
import { crisisSettings } from '../../crisis/crisis-settings.repository.ts';
import { staffReach } from '../../crisis/staff-reach.repository.ts';
import { answerQuestion, changeQuestion, listQuestions } from '../../faq/questions.usecase.ts';
import { changeMessage, listMessages, replyToMessage } from '../../message/answer-messages.usecase.ts';
import {
	fields,
	type NotificationFixture,
	notificationFixture,
} from '../../notification/testing/notification-fixture.ts';
import { storedJobs } from '../../notification/testing/stored-jobs.ts';
import { type HttpHandler, httpHandler } from '../../platform/http/http.ts';
import { newId } from '../../platform/new-id.ts';
import { callAsStaff, type StaffRequest } from '../../platform/testing/call-as-staff.ts';
import { assignmentRepository } from '../assignment.repository.ts';
import { handInboxItem, listInboxColleagues } from '../hand-over.usecase.ts';
import { inboxRepository } from '../inbox.repository.ts';
import { mergedInboxRepository } from '../merged-inbox.repository.ts';
import { endPhoneCall, getInboxAssignment, markOnPhone } from '../phone-call.usecase.ts';
import { getInboxItem, listInbox } from '../read-inbox.usecase.ts';

type Action =
	| 'questions'
	| 'answer'
	| 'changeQuestion'
	| 'messages'
	| 'reply'
	| 'changeMessage'
	| 'inbox'
	| 'item'
	| 'assignment'
	| 'markOnPhone'
	| 'endPhoneCall'
	| 'colleagues'
	| 'hand';

/** Staff's endpoints of both inboxes with the whole notifier, on a real table. */
export async function inboxFixture(table: TestTable, start = '2026-11-18T07:30:00.000Z') {
	const { db, tableName } = table;
	const notifier = await notificationFixture({ db, tableName, start });
	async function addColleague(id: string, name: string): Promise<void> {
		const email = fields.encrypt(`${id}@tulia.example`, id);
		await notifier.put({ PK: `USER#${id}`, SK: 'PROFILE', entity: 'user', id, name, email });
	}
	await addColleague('wanjiru', 'Wanjiru N.');
	const handlers = handlersOf(table, notifier);

	const call = (action: Action, request?: StaffRequest) => callAsStaff(handlers[action], request);
	/** Streams the jobs of replies to the notifier. */
	const streamReplies = async () => {
		await notifier.streamJobs((await storedJobs(table)).filter(({ type }) => isReply(type)));
	};
	/** The mailed replies to one question or message. */
	const sent = (ref: string) =>
		notifier.mail.accepted.filter(({ tags }) => tags.ref === ref && isReply(`${tags.kind}_mail`));
	return { notifier, call, addColleague, streamReplies, sent };
}

const isReply = (type: string): boolean => type === 'question_answer_mail' || type === 'message_reply_mail';

function handlersOf(
	{ db, tableName }: TestTable,
	notifier: NotificationFixture,
): Readonly<Record<Action, HttpHandler>> {
	const open = async () => fields;
	const deps = { staff: clientRepository(db, tableName, open), now: notifier.clock.now, newId };
	const questions = { ...deps, entries: inboxRepository(db, tableName, open, 'questions') };
	const messages = { ...deps, entries: inboxRepository(db, tableName, open, 'messages') };
	const entries = { questions: questions.entries, messages: messages.entries };
	const merged = mergedInboxRepository(db, tableName, open);
	const colleagues = staffReach(db, tableName, open);
	const assignments = { ...deps, assignments: assignmentRepository(db, tableName) };
	return {
		inbox: httpHandler('listInbox', validators, listInbox({ ...deps, merged })),
		item: httpHandler('getInboxItem', validators, getInboxItem({ ...deps, entries })),
		assignment: httpHandler('getInboxAssignment', validators, getInboxAssignment(assignments)),
		markOnPhone: httpHandler('markOnPhone', validators, markOnPhone(assignments)),
		endPhoneCall: httpHandler('endPhoneCall', validators, endPhoneCall(assignments)),
		colleagues: httpHandler(
			'listInboxColleagues',
			validators,
			listInboxColleagues({ ...deps, colleagues, settings: crisisSettings(db, tableName) }),
		),
		hand: httpHandler('handInboxItem', validators, handInboxItem({ ...assignments, colleagues })),
		questions: httpHandler('listQuestions', validators, listQuestions(questions)),
		answer: httpHandler('answerQuestion', validators, answerQuestion(questions)),
		changeQuestion: httpHandler('changeQuestion', validators, changeQuestion(questions)),
		messages: httpHandler('listMessages', validators, listMessages(messages)),
		reply: httpHandler('replyToMessage', validators, replyToMessage(messages)),
		changeMessage: httpHandler('changeMessage', validators, changeMessage(messages)),
	};
}
