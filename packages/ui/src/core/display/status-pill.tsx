import { capitalised } from '@tulia/centre/capitalised';
import { classNames } from '../layout/class-names.ts';
import * as s from './status-pill.module.css';

const LOOKS: { readonly [status: string]: string | undefined } = {
	confirmed: s.confirmed,
	attended: s.attended,
	missed: s.missed,
	cancelled: s.cancelled,
};

interface StatusPillProps {
	readonly status: string;
	/** A label for a status of something other than an appointment. */
	readonly label?: string;
}

/** The status of an appointment as colour, shape and word. Any other status looks pending (R66). */
export const StatusPill = ({ status, label = capitalised(status) }: StatusPillProps) => (
	<span className={classNames(s.pill, LOOKS[status] ?? s.pending)}>{label}</span>
);
