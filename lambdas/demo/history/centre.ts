import { setTimeout as sleep } from 'node:timers/promises';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createAppointment } from '../../src/appointment/book/create-appointment.usecase.ts';
import { bookForClient } from '../../src/appointment/book/for-client/book-for-client.usecase.ts';
import { reservationRepository } from '../../src/appointment/book/write/reservation.repository.ts';
import { cancelAppointment } from '../../src/appointment/cancel/cancel-appointment.usecase.ts';
import { changeStaffNote } from '../../src/appointment/desk/change-staff-note.usecase.ts';
import { recordOutcome } from '../../src/appointment/desk/record-outcome.usecase.ts';
import { attentionIndex } from '../../src/appointment/list/attention-index.repository.ts';
import { moveRepository } from '../../src/appointment/move/move.repository.ts';
import { moveAppointment } from '../../src/appointment/move/move-appointment.usecase.ts';
import { openNotes } from '../../src/appointment/read/get-appointment.usecase.ts';
import { bookSeries } from '../../src/appointment/series/book-series.usecase.ts';
import { seriesRepository } from '../../src/appointment/series/series.repository.ts';
import { appointmentRepository } from '../../src/appointment/store/appointment.repository.ts';
import { clientRepository } from '../../src/appointment/store/client.repository.ts';
import { unconfirmedVisits } from '../../src/appointment/unconfirmed/unconfirmed-visits.repository.ts';
import { articleRepository } from '../../src/article/article.repository.ts';
import { articleCountsRepository } from '../../src/article/counts/article-counts.repository.ts';
import { likeArticle, viewArticle } from '../../src/article/counts/article-counts.usecase.ts';
import { articleMarksRepository } from '../../src/article/counts/article-marks.repository.ts';
import { draftRepository } from '../../src/article/publish/draft.repository.ts';
import { recordAudit } from '../../src/audit/record-audit.repository.ts';
import { availabilitySources } from '../../src/availability/availability-sources.repository.ts';
import { phoneStates } from '../../src/client/phone-state.repository.ts';
import { changeClient } from '../../src/client-file/change/change-client.usecase.ts';
import { clientRecords } from '../../src/client-file/client-record.repository.ts';
import { addClient } from '../../src/client-file/directory/add-client.usecase.ts';
import { clientDirectory } from '../../src/client-file/directory/client-directory.repository.ts';
import { commentRepository } from '../../src/comment/comment.repository.ts';
import { createComment } from '../../src/comment/create-comment.usecase.ts';
import { moderateComment } from '../../src/comment/moderate-comments.usecase.ts';
import { moderationRepository } from '../../src/comment/moderation.repository.ts';
import { crisisSettings } from '../../src/crisis/crisis-settings.repository.ts';
import { findCrisisWords } from '../../src/crisis/find-crisis-words.usecase.ts';
import { questionRepository } from '../../src/faq/question.repository.ts';
import { answerQuestion, changeQuestion, submitQuestion } from '../../src/faq/questions.usecase.ts';
import { accountRepository } from '../../src/identity/account/account.repository.ts';
import { createUser } from '../../src/identity/account/create-user.usecase.ts';
import { decoyHash } from '../../src/identity/account/password-hash.ts';
import { inboxRepository } from '../../src/inbox/inbox.repository.ts';
import type { Inbox } from '../../src/inbox/inbox.ts';
import { changeMessage, replyToMessage } from '../../src/message/answer-messages.usecase.ts';
import { messageRepository } from '../../src/message/message.repository.ts';
import { sendMessage } from '../../src/message/send-message.usecase.ts';
import { confirmSubscription } from '../../src/newsletter/confirm-subscription.usecase.ts';
import { subscribe } from '../../src/newsletter/subscribe.usecase.ts';
import { subscriberLists } from '../../src/newsletter/subscribers.repository.ts';
import { subscriptionRepository } from '../../src/newsletter/subscription.repository.ts';
import { unsubscribe } from '../../src/newsletter/unsubscribe.usecase.ts';
import { issueRepository } from '../../src/newsletter-issue/issue.repository.ts';
import { sendIssue } from '../../src/newsletter-issue/send-issue.usecase.ts';
import { createIssue } from '../../src/newsletter-issue/write-issues.usecase.ts';
import { changePriceToPay } from '../../src/payment/change-price-to-pay.usecase.ts';
import { notePayment } from '../../src/payment/note-payment.usecase.ts';
import { chargesOf } from '../../src/payment/owed.ts';
import { paymentRepository } from '../../src/payment/payment.repository.ts';
import { issuerOf } from '../../src/payment/receipt/issuer.ts';
import { reversePayment } from '../../src/payment/reverse-payment.usecase.ts';
import type { FieldCipher } from '../../src/platform/keys/field-cipher.ts';
import { mailCap } from '../../src/platform/limits/mail-cap.repository.ts';
import { rateLimits } from '../../src/platform/limits/rate-limit.repository.ts';
import { visitorLimits } from '../../src/platform/limits/visitor-limits.repository.ts';
import { profileRepository } from '../../src/profile/profile.repository.ts';
import { createPsychologist } from '../../src/psychologist/create-psychologist.usecase.ts';
import { psychologistChanges } from '../../src/psychologist/psychologist-changes.repository.ts';
import { changePsychologistProfile } from '../../src/psychologist-profile/change-psychologist-profile.usecase.ts';
import { psychologistProfiles } from '../../src/psychologist-profile/psychologist-profile.repository.ts';
import { changePsychologist } from '../../src/rota/change-psychologist.usecase.ts';
import { serviceRepository } from '../../src/service/service.repository.ts';
import { decideTestimonial } from '../../src/testimonial/decide-testimonials.usecase.ts';
import { decisionRepository } from '../../src/testimonial/decision.repository.ts';
import { offerTestimonial } from '../../src/testimonial/offer-testimonial.usecase.ts';
import { testimonialRepository } from '../../src/testimonial/testimonial.repository.ts';
import { joinWaitingList } from '../../src/waiting-list/entry/join-waiting-list.usecase.ts';
import { offerOpenedTimes } from '../../src/waiting-list/offer/offer-opened-times.usecase.ts';
import { waitingListRepository } from '../../src/waiting-list/waiting-list.repository.ts';
import { type Random, randomFrom } from './random.ts';

/** The table of a history, and the settings that functions read from their environment. */
export interface HistoryContext {
	readonly db: DynamoDBDocumentClient;
	readonly tableName: string;
	readonly cipher: FieldCipher;
	readonly hash: (password: string) => Promise<string>;
	readonly random: Random;
	readonly now: () => Date;
}

/** Every use case that the demo's people need, wired as in the functions, with the clock of the history. */
export function centreOn(context: HistoryContext) {
	const { db, tableName, cipher, random, now } = context;
	const openCipher = async (): Promise<FieldCipher> => cipher;
	const limits = visitorLimits(db, tableName, openCipher);
	const common = { limits, now, newId: random.newId };
	return {
		...appointmentsOn(context),
		...rotaOn(context),
		...waitingListOn(context),
		...clientFilesOn(context),
		...visitorsOn(context),
		...issuesOn(context),
		cipher,
		common,
		users: usersOn(context),
	};
}
export type Centre = ReturnType<typeof centreOn>;

function usersOn({ db, tableName, cipher, hash, random, now }: HistoryContext) {
	const accounts = accountRepository(db, tableName, async () => cipher);
	return { accounts, create: createUser({ accounts, hash, now, newId: random.newId }) };
}

function appointmentsOn({ db, tableName, cipher, random, now }: HistoryContext) {
	const openCipher = async (): Promise<FieldCipher> => cipher;
	const appointments = appointmentRepository(db, tableName);
	const deps = {
		sources: availabilitySources(db, tableName),
		clients: clientRepository(db, tableName, openCipher),
		appointments,
		waiting: attentionIndex(db, tableName),
		reservations: reservationRepository({ db, tableName, openCipher }),
		moves: moveRepository({ db, tableName, openCipher }),
		series: seriesRepository(db, tableName),
		limits: rateLimits(db, tableName),
		unconfirmed: unconfirmedVisits({ db, tableName, openCipher, random: random.below }),
		findCrisisWords: findCrisisWords(crisisSettings(db, tableName)),
		onNetworkFull: (): void => undefined,
		openCipher,
		noPassword: decoyHash,
		now,
		newId: random.newId,
		random: random.below,
		sleep: (milliseconds: number): Promise<void> => sleep(milliseconds),
		// A history has no deadline.
		deadline: (): AbortSignal => new AbortController().signal,
	};
	const desk = {
		...deps,
		payments: paymentRepository(db, tableName, openCipher),
		issuer: issuerOf(profileRepository(db, tableName)),
		charges: chargesOf(profileRepository(db, tableName)),
	};
	return {
		appointments,
		notePayment: notePayment(desk),
		reversePayment: reversePayment(desk),
		changePriceToPay: changePriceToPay(desk),
		book: createAppointment(deps),
		bookFor: bookForClient(deps),
		bookSeries: bookSeries(deps),
		move: moveAppointment(deps),
		cancel: cancelAppointment(deps),
		recordOutcome: recordOutcome(deps),
		changeStaffNote: changeStaffNote(deps),
		// The id is derived from the visit, which is opened once: another random id would change the rest of the history.
		openNotes: openNotes({
			...deps,
			noteReading: ({ appointmentId, clientId, ...reading }) =>
				recordAudit(
					db,
					tableName,
				)({ ...reading, id: `read-${appointmentId}`, object: appointmentId, notesOf: { clientId } }),
		}),
	};
}

function waitingListOn({ db, tableName, cipher, random, now }: HistoryContext) {
	const deps = {
		waitingList: waitingListRepository(db, tableName),
		sources: availabilitySources(db, tableName),
		profiles: profileRepository(db, tableName),
		clients: clientRepository(db, tableName, async () => cipher),
		appointments: appointmentRepository(db, tableName),
		newId: random.newId,
		now,
	};
	return { joinWaitingList: joinWaitingList(deps), offerOpenedTimes: offerOpenedTimes(deps) };
}

function clientFilesOn({ db, tableName, cipher, random, now }: HistoryContext) {
	const openCipher = async (): Promise<FieldCipher> => cipher;
	const common = { now, newId: random.newId };
	return {
		addClient: addClient({ directory: clientDirectory({ db, tableName, openCipher, now }), ...common }),
		changeClient: changeClient({ records: clientRecords(db, tableName, openCipher), ...common }),
		phones: phoneStates(db, tableName, openCipher),
	};
}

function rotaOn({ db, tableName, random, now }: HistoryContext) {
	const psychologists = psychologistChanges(db, tableName);
	const { cells } = availabilitySources(db, tableName);
	const services = serviceRepository(db, tableName);
	const appointments = appointmentRepository(db, tableName);
	const deps = { staff: psychologists, services, cells, appointments, now, newId: random.newId };
	const profiles = psychologistProfiles(db, tableName);
	return {
		psychologists,
		createPsychologist: createPsychologist(deps),
		changePsychologist: changePsychologist(deps),
		changeProfile: changePsychologistProfile({ ...deps, profiles }),
	};
}

function issuesOn({ db, tableName, now }: HistoryContext) {
	const deps = {
		issues: issueRepository(db, tableName),
		countSubscribers: subscriberLists(db, tableName).count,
		loadSanitiser: async () => (await import('../../src/article/sanitise-article.ts')).sanitiseArticle,
		// Separate random ids, so that the rest of the history does not depend on them.
		newId: randomFrom(31).newId,
		now,
	};
	return { createIssue: createIssue(deps), sendIssue: sendIssue(deps) };
}

function visitorsOn({ db, tableName, cipher, random, now }: HistoryContext) {
	const openCipher = async (): Promise<FieldCipher> => cipher;
	const table = [db, tableName, openCipher] as const;
	const words = findCrisisWords(crisisSettings(db, tableName));
	const common = { limits: visitorLimits(...table), findCrisisWords: words, now, newId: random.newId };
	const inbox = (name: Inbox) => {
		const entries = inboxRepository({ db, tableName, openCipher, inbox: name });
		return { entries, staff: clientRepository(...table), now, newId: random.newId };
	};
	const [questions, messages] = [inbox('questions'), inbox('messages')];
	const articles = articleRepository(db, tableName);
	const marks = { counts: articleCountsRepository(db, tableName), marks: articleMarksRepository(...table) };
	const decisions = decisionRepository(db, tableName);
	const moderation = moderationRepository(...table);
	const subscriptions = subscriptionRepository(db, tableName);
	return {
		questions,
		messages,
		decisions,
		moderation,
		subscriptions,
		submitQuestion: submitQuestion({ questions: questionRepository(...table), ...common }),
		answerQuestion: answerQuestion(questions),
		changeQuestion: changeQuestion(questions),
		sendMessage: sendMessage({ messages: messageRepository(...table), ...common }),
		replyToMessage: replyToMessage(messages),
		changeMessage: changeMessage(messages),
		comment: createComment({ articles, comments: commentRepository(...table), ...common }),
		moderate: moderateComment({ comments: moderation, titlesOf: draftRepository(db, tableName).titlesOf, ...common }),
		offerTestimonial: offerTestimonial({ testimonials: testimonialRepository(db, tableName), ...common }),
		decideTestimonial: decideTestimonial({ testimonials: decisions, ...common }),
		view: viewArticle({ articles, ...marks, ...common }),
		like: likeArticle({ articles, ...marks, ...common }),
		subscribe: subscribe({ subscriptions, mailCap: mailCap(db, tableName), cipher: openCipher, ...common }),
		confirmSubscription: confirmSubscription({ subscriptions, prove: async () => cipher.proof, ...common }),
		unsubscribe: unsubscribe({ subscriptions, prove: async () => cipher.proof, now }),
	};
}
