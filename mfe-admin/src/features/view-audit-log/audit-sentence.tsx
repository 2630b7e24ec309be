import { moreWords, type SentencePart, sentenceOf } from '@tulia/centre/audit-words';
import type { AuditEntry } from '@tulia/contracts/audit/schemas';
import { Link } from '@tulia/platform';
import type { ReactNode } from 'react';
import { AUDIT_ADDRESSES } from './audit-addresses.ts';
import * as s from './view-audit-log.module.css';

const Part = ({ text, names }: SentencePart): ReactNode =>
	names === undefined ? text : <Link to={AUDIT_ADDRESSES[names.kind](names.id)}>{text}</Link>;

/** An entry as a sentence with its details and with links to the objects that it names. */
export const AuditSentence = ({ entry, now }: { readonly entry: AuditEntry; readonly now: Date }): ReactNode => (
	<span className={s.sentence}>
		<span>
			{sentenceOf(entry, now).map((part, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order
				<Part key={index} {...part} />
			))}
		</span>
		{moreWords(entry).map((words) => (
			<small key={words}>{words}</small>
		))}
	</span>
);
