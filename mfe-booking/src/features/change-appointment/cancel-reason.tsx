import { whoReads } from '@tulia/centre/who-reads';
import { Link, paths, useGetProfileQuery } from '@tulia/platform';
import { TextArea, UnattendedNotice } from '@tulia/ui/form';
import type { ReactNode } from 'react';
import { CareUnderField } from '../../lib/care/care-under-field.tsx';

/** The maximum length of the contract. */
const REASON_LENGTH = 300;

export const CancelReason = ({ headingLevel }: { readonly headingLevel: 'h2' | 'h3' }): ReactNode => (
	<>
		<TextArea
			name="reason"
			label="Would you like to tell us why?"
			optional
			maxLength={REASON_LENGTH}
			hint={whoReads.aboutVisit.words}
		/>
		<CareUnderField
			field="reason"
			words="A person here reads this, and that can take until tomorrow. Someone can listen today."
			foot="You can still keep your visit, or call us."
			headingLevel={headingLevel === 'h2' ? 'h3' : 'h4'}
		/>
		<UnattendedNotice
			crisisLines={useGetProfileQuery().data?.crisisLines}
			toHelp={(words) => <Link to={paths.helpNow()}>{words}</Link>}
		/>
	</>
);
