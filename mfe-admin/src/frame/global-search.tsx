import { listUsers } from '@tulia/contracts/routes/user';
import { Link, paths, useLocation, useNavigate } from '@tulia/platform';
import { Icon } from '@tulia/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMayCall } from '../lib/page/use-may-call.ts';
import * as s from './staff-frame.module.css';

/** The maximum length in the contract. */
const MAX_SEARCH = 100;

const appointmentsFor = (words: string): string =>
	`${paths.adminAppointments()}?${new URLSearchParams({ search: words })}`;
const clientsFor = (words: string): string => `${paths.adminClients()}?${new URLSearchParams({ search: words })}`;
const usersFor = (words: string): string => `${paths.adminUsers()}?${new URLSearchParams({ search: words })}`;

/** Whether the focused element takes text, so that a slash is not the shortcut. */
const takesText = (target: EventTarget | null): boolean =>
	target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * Searches appointments by ticket, name or email, or users. The slash key focuses the field from anywhere on the
 * page.
 */
export function GlobalSearch(): ReactNode {
	const [typed, setTyped] = useState('');
	const [lastKey, setLastKey] = useState('');
	const input = useRef<HTMLInputElement>(null);
	const navigate = useNavigate();
	const { key } = useLocation();
	const words = typed.trim();

	// Opening another page clears the search.
	if (lastKey !== key) {
		setLastKey(key);
		setTyped('');
	}

	useEffect(() => {
		const focus = (event: KeyboardEvent): void => {
			if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target)) return;
			event.preventDefault();
			input.current?.focus();
		};
		document.addEventListener('keydown', focus);
		return () => document.removeEventListener('keydown', focus);
	}, []);

	function submit(event: FormEvent): void {
		event.preventDefault();
		if (words) void navigate(appointmentsFor(words));
	}

	return (
		<search className={s.find}>
			<form onSubmit={submit}>
				<Icon name="search" className={s.findIcon} />
				<input
					ref={input}
					className={s.findInput}
					aria-label="Find a ticket, a name, a phone or an email address"
					aria-keyshortcuts="/"
					placeholder="Ticket, name, phone or email"
					maxLength={MAX_SEARCH}
					autoComplete="off"
					enterKeyHint="search"
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
					onKeyDown={(event) => {
						if (event.key === 'Escape') setTyped('');
					}}
				/>
				<span className={s.findKey} aria-hidden="true">
					/
				</span>
			</form>
			{words ? <Found words={words} /> : null}
		</search>
	);
}

function Found({ words }: { readonly words: string }): ReactNode {
	const may = useMayCall();
	return (
		<div className={s.found}>
			<Link to={appointmentsFor(words)}>
				<Icon name="ticket" /> Appointments with “{words}”
			</Link>
			<Link to={clientsFor(words)}>
				<Icon name="person" /> Clients with “{words}”
			</Link>
			{may(listUsers) ? (
				<Link to={usersFor(words)}>
					<Icon name="people" /> Users with “{words}”
				</Link>
			) : null}
		</div>
	);
}
