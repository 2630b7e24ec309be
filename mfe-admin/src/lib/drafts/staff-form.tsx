import { compactMoment } from '@tulia/centre/compact-date';
import { useSessionUser } from '@tulia/platform';
import { Button, Notice } from '@tulia/ui';
import { Form, type FormProps, useForm } from '@tulia/ui/form';
import { type MouseEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import type { Versions } from '../editing/use-versions.ts';
import { useNow } from '../page/use-now.ts';
import { clearDraft, type DraftRule, type FormDraft, readDraft } from './form-draft.ts';
import { KeepDraft } from './keep-draft.tsx';
import type { DraftKey } from './use-draft-key.ts';

/** What is known of the record that a form changes. */
export type TypedOver = Pick<Versions<unknown>, 'expectedVersion'> &
	Partial<Pick<Versions<unknown>, 'round' | 'showBoth'>> & {
		/** Where what is shown beside the form has no button for it: what was typed is thrown away, and theirs stands. */
		readonly takeTheirs?: () => void;
	};

/** What is kept of the fields of a form. */
export interface DraftRuleOf<V> extends DraftRule {
	readonly stored?: readonly (keyof V & string)[];
	readonly inMemory?: readonly (keyof V & string)[];
}

interface StaffFormProps<V extends object> extends FormProps<V> {
	readonly draft: DraftRuleOf<V>;
	/** Where the form changes a record that a colleague may change meanwhile. */
	readonly record?: TypedOver | undefined;
	/** Where the form does its work once, however often it is sent. */
	readonly idempotency?: DraftKey | undefined;
	/** Called once it was sent and nothing of it is kept: what shows the same form anew belongs here, or that one would begin with what was just sent. */
	readonly onSent?: (() => void) | undefined;
}

/**
 * A form in which nothing typed is lost: it is brought back when the form is opened again in this tab, and gone once it was sent or
 * thrown away. Where a colleague saved meanwhile, both versions are shown.
 */
export function StaffForm<V extends object>({
	draft: rule,
	record,
	idempotency,
	onSubmit,
	onSent,
	children,
	...form
}: StaffFormProps<V>): ReactNode {
	const userId = useSessionUser()?.id ?? '';
	// A form that began again from another version has nothing to bring back.
	const [draft] = useState(() => (record?.round ? undefined : readDraft(rule.name, userId)));
	const [isDecided, setDecided] = useState(false);
	const [sent, setSent] = useState<V>();
	const [isOutdated] = useState(() => draft?.version !== undefined && draft.version !== record?.expectedVersion());
	const showsBoth = isOutdated && record?.showBoth !== undefined;
	const mayThrowAway = !showsBoth || record.takeTheirs !== undefined;

	// Before anything is kept anew: it stays what was typed over the older version until somebody chooses.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
	useLayoutEffect(() => {
		if (draft?.version !== undefined && isOutdated) record?.showBoth?.(draft.version);
	}, []);

	const send: FormProps<V>['onSubmit'] = async (values) => {
		const refusal = await onSubmit(values);
		if (refusal) return refusal;
		clearDraft(rule.name);
		setDecided(true);
		setSent(values);
		onSent?.();
		return undefined;
	};
	function throwAway(): void {
		idempotency?.renew();
		record?.takeTheirs?.();
		setDecided(true);
	}
	return (
		<Form<V> {...form} keepsTyped onSubmit={send}>
			{draft && !isDecided ? (
				<BroughtBack
					draft={draft}
					meanwhile={meanwhileWords(isOutdated, showsBoth)}
					onThrowAway={mayThrowAway ? throwAway : undefined}
				/>
			) : null}
			{children}
			<KeepDraft
				rule={rule}
				draft={draft}
				idempotencyKey={idempotency?.key}
				version={record?.expectedVersion}
				sent={sent}
			/>
		</Form>
	);
}

const FIELD = ':is(input, select, textarea):enabled';

interface BroughtBackProps {
	readonly draft: FormDraft;
	/** What somebody else did since, and what to do about it; empty where nobody did anything. */
	readonly meanwhile: string;
	readonly onThrowAway: (() => void) | undefined;
}

function meanwhileWords(isOutdated: boolean, showsBoth: boolean): string {
	if (!isOutdated) return '';
	return showsBoth
		? 'Somebody else saved changes meanwhile: below are both versions, for you to choose.'
		: 'Somebody changed this meanwhile: please look at what is saved now before you send it.';
}

function BroughtBack({ draft, meanwhile, onThrowAway }: BroughtBackProps): ReactNode {
	const form = useForm();
	const now = useNow();
	function throwAway({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
		// The button goes, and the focus with it.
		currentTarget.form?.querySelector<HTMLElement>(FIELD)?.focus();
		// The form keeps what was typed, unless it is told not to.
		form.setConfig('keepDirtyOnReinitialize', false);
		form.reset();
		form.setConfig('keepDirtyOnReinitialize', true);
		onThrowAway?.();
	}
	return (
		<Notice
			tone="info"
			role="status"
			title="What you typed here is back"
			action={
				onThrowAway ? (
					<Button variant="secondary" size="sm" onClick={throwAway}>
						Throw it away
					</Button>
				) : undefined
			}
		>
			<p>
				Last changed {compactMoment(draft.at, now)}, not sent, and kept in this tab alone. {meanwhile}
			</p>
		</Notice>
	);
}
