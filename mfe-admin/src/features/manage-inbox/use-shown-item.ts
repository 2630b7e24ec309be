import type { InboxItem } from '@tulia/contracts/inbox/staff-schemas';
import { useState } from 'react';
import type { InboxAddress } from '../../api/inbox-api.ts';
import type { InboxPlace } from './use-inbox-address.ts';

/**
 * The item in the address, or else the first item of the list, for screens that show both. The first item stays when
 * others arrive before it, so that a reply is never continued to another person.
 */
export function useShownItem({ open, states, kind }: InboxPlace, rows: readonly InboxItem[] | undefined) {
	const list = [kind, states.state, states.cursor].join(' ');
	const [first, setFirst] = useState<{ readonly list: string; readonly address: InboxAddress }>();
	const head = rows?.[0];
	if (head && first?.list !== list) setFirst({ list, address: { kind: head.kind, id: head.id } });
	return open ?? (first?.list === list ? first.address : undefined);
}
