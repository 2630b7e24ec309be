/** @jest-environment @tulia/test-kit/jsdom-environment */
import { makeStore } from '../store.ts';
import { mockFetch } from '../testing/mock-fetch.ts';
import { persistSession } from './persist-session.ts';
import { sessionEnded, sessionStarted } from './session.ts';
import { writeSession } from './session-storage.ts';

const wairimu = { token: 'token-1', user: { id: 'u1', name: 'Wairimu', role: 'client' } } as const;
const juma = { token: 'token-2', user: { id: 'u2', name: 'Juma', role: 'client' } } as const;
const ticketsOf = (userId: string) => JSON.stringify({ userId, tickets: [{ ticketNumber: 'TUL' }] });

let stop: () => void;
function aTab() {
	mockFetch({});
	const store = makeStore();
	stop = persistSession(store);
	const logIn = (session: typeof wairimu | typeof juma, remember: boolean): void => {
		writeSession(session, { remember });
		store.dispatch(sessionStarted(session));
	};
	return { store, logIn };
}

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});
afterEach(() => stop());

const keys = () => [...Object.keys(sessionStorage), ...Object.keys(localStorage)].sort();

function leaveTraces(userId: string): void {
	sessionStorage.setItem('tulia.draft.comment', '{"comment":"I feel"}');
	sessionStorage.setItem('tulia.tickets', ticketsOf(userId));
	localStorage.setItem('tulia.kept-tickets', ticketsOf(userId));
	localStorage.setItem('tulia.visit.liked.5', 'yes');
	localStorage.setItem('tulia.something-new', '1');
	localStorage.setItem('tulia.device', 'a-number');
}

test.each([true, false])('logging out leaves only the device id (remembered: %s)', (remember) => {
	const { store, logIn } = aTab();
	logIn(wairimu, remember);
	leaveTraces('u1');
	store.dispatch(sessionEnded('logged_out'));
	expect(keys()).toEqual(['tulia.device']);
});

test('a log-in of another person after a session expired removes the data of the first', () => {
	const { store, logIn } = aTab();
	logIn(wairimu, false);
	leaveTraces('u1');
	store.dispatch(sessionEnded('expired'));
	expect(sessionStorage.getItem('tulia.draft.comment')).not.toBeNull();
	expect(sessionStorage.getItem('tulia.tickets')).toBeNull();
	logIn(juma, false);
	expect(keys()).toEqual(['tulia.device', 'tulia.person', 'tulia.session']);
});

test('a log-in of the same person after their session expired preserves drafts, kept tickets and likes', () => {
	const { store, logIn } = aTab();
	logIn(wairimu, false);
	leaveTraces('u1');
	store.dispatch(sessionEnded('expired'));
	logIn(wairimu, false);
	expect(keys()).toEqual(expect.arrayContaining(['tulia.draft.comment', 'tulia.kept-tickets', 'tulia.visit.liked.5']));
});

test('a log-in of another person removes a kept ticket, also in a new tab', () => {
	localStorage.setItem('tulia.kept-tickets', ticketsOf('u1'));
	aTab().logIn(juma, false);
	expect(localStorage.getItem('tulia.kept-tickets')).toBeNull();
});

test('a log-in preserves a visitor’s form draft', () => {
	sessionStorage.setItem('tulia.draft.question', '{"question":"How"}');
	aTab().logIn(juma, false);
	expect(sessionStorage.getItem('tulia.draft.question')).not.toBeNull();
});

test('logging out preserves the data of another account', () => {
	const { store, logIn } = aTab();
	logIn(wairimu, false);
	localStorage.setItem('tulia.kept-tickets', ticketsOf('u2'));
	store.dispatch(sessionEnded('logged_out'));
	expect(localStorage.getItem('tulia.kept-tickets')).not.toBeNull();
});

test('the start of the site removes data of earlier releases and ended sessions, except for kept tickets', () => {
	localStorage.setItem('tulia.visit.ticket', '{}');
	localStorage.setItem('tulia.visit.liked.5', 'yes');
	localStorage.setItem('tulia.tickets', ticketsOf('u1'));
	localStorage.setItem('tulia.kept-tickets', ticketsOf('u1'));
	localStorage.setItem('tulia.device', 'a-number');
	aTab();
	expect(keys()).toEqual(['tulia.device', 'tulia.kept-tickets']);
});
