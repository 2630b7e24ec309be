import { useGetProfileQuery } from '@tulia/platform';
import { FormErrors } from '@tulia/ui/form';
import type { ReactNode } from 'react';

/** The error of a form that failed to send, with the phone number from `useSendingRefusal` as a link. */
export function SendingErrors(): ReactNode {
	return <FormErrors phone={useGetProfileQuery().data?.phones.support} />;
}
