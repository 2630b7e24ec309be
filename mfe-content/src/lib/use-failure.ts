import { useGetProfileQuery } from '@tulia/platform';
import type { AsyncBlockProps } from '@tulia/ui';

type Failure = AsyncBlockProps<unknown>['failed'];

/** What a block says when its data did not come, with a number to call: the centre's, or where to find it while we do not know it. */
export function useFailure(title: string, busyLabel: string): Failure {
	const phone = useGetProfileQuery().data?.phones.main;
	return phone === undefined
		? { title, busyLabel, detail: 'Check your connection and try again, or call the number at the foot of this page.' }
		: { title, busyLabel, phone };
}
