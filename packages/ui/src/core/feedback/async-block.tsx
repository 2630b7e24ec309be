import { type ReactNode, useState } from 'react';
import { SpotOffline } from '../brand/spots.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../display/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import * as s from './async-block.module.css';
import { SavedContentNotice } from './saved-content-notice.tsx';
import { EmptyPanel, StatusPanel } from './status-panel.tsx';

/** What a block needs to know about its data; every RTK Query hook's result fits. */
export interface AsyncQuery<T> {
	/** The last answer. Kept while newer data is fetched, and when that fails. */
	readonly data?: T | undefined;
	/** The very first request is under way. */
	readonly isLoading: boolean;
	readonly isError: boolean;
	readonly isFetching: boolean;
	readonly refetch: () => unknown;
}

interface Failure {
	/** "We could not load the free times" */
	readonly title: string;
	/** What is safe, and what to do. */
	readonly detail?: string | undefined;
	/** The centre's number, as people dial it: nobody is left at a dead end. */
	readonly phone?: string | undefined;
	/** While it is tried again: "Loading times…". */
	readonly busyLabel?: string | undefined;
}

export interface AsyncBlockProps<T> {
	readonly query: AsyncQuery<T>;
	/** As big as what is coming, so that nothing jumps. */
	readonly skeleton: ReactNode;
	/** Said once by screen readers while loading: "Loading services". */
	readonly loading: string;
	readonly failed: Failure;
	readonly empty?:
		| { readonly title: string; readonly text?: string | undefined; readonly action?: ReactNode }
		| undefined;
	/** Default: an empty array, or `{ data: [] }`. */
	readonly isEmpty?: ((data: T) => boolean) | undefined;
	/** Level of the titles of its panels. Default `h3`. */
	readonly headingLevel?: 'h2' | 'h3' | undefined;
	readonly children: (data: T) => ReactNode;
}

const isEmptyList = (data: unknown): boolean => {
	if (Array.isArray(data)) return data.length === 0;
	return typeof data === 'object' && data !== null && 'data' in data && isEmptyList(data.data);
};

/** A block of data in every state it can have: loading, failed, trying again, empty, there, and there but no longer fresh. */
export function AsyncBlock<T>(props: AsyncBlockProps<T>) {
	const { query, skeleton, loading, failed, headingLevel } = props;
	const { data, isLoading, isError, isFetching, refetch } = query;
	if (data !== undefined) return <Loaded {...props} data={data} />;

	const retrying = isFetching && !isLoading;
	if (isError || retrying)
		return <FailedPanel failure={failed} retrying={retrying} refetch={refetch} headingLevel={headingLevel} />;
	return (
		<div aria-busy="true">
			<VisuallyHidden role="status">{loading}</VisuallyHidden>
			{skeleton}
		</div>
	);
}

/** Whether the last attempt failed. The notice stays while it is tried again, and with it the button that was pressed. */
function useStale({ isError, isFetching }: AsyncQuery<unknown>): boolean {
	const [isStale, setStale] = useState(isError);
	const now = isError || (isStale && isFetching);
	if (now !== isStale) setStale(now);
	return now;
}

function Loaded<T>({
	query,
	empty,
	isEmpty = isEmptyList,
	headingLevel,
	children,
	data,
}: AsyncBlockProps<T> & { readonly data: T }) {
	const isStale = useStale(query);
	return (
		<>
			{isStale ? (
				<div className={s.stale}>
					<SavedContentNotice isRetrying={query.isFetching} onRetry={query.refetch} />
				</div>
			) : null}
			{empty && isEmpty(data) ? (
				<EmptyPanel title={empty.title} action={empty.action} headingLevel={headingLevel}>
					{empty.text === undefined ? null : <p>{empty.text}</p>}
				</EmptyPanel>
			) : (
				children(data)
			)}
		</>
	);
}

const RetryIcon = <Icon name="retry" />;

interface FailedPanelProps {
	readonly failure: Failure;
	readonly retrying: boolean;
	readonly refetch: () => unknown;
	readonly headingLevel: 'h2' | 'h3' | undefined;
}

function FailedPanel({ failure, retrying, refetch, headingLevel }: FailedPanelProps) {
	const { title, detail = 'Check your connection and try again.', phone, busyLabel = 'Loading…' } = failure;
	return (
		<StatusPanel
			art={<SpotOffline />}
			role="alert"
			title={retrying ? 'Trying again' : title}
			headingLevel={headingLevel}
			action={
				<Button busy={retrying} busyLabel={busyLabel} onClick={refetch}>
					{RetryIcon}Try again
				</Button>
			}
		>
			{retrying ? (
				<p>This can take a little while on a slow network. Keep this page open.</p>
			) : (
				<p>
					{detail}
					{phone === undefined ? null : (
						<>
							{' Or call '}
							<a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>.
						</>
					)}
				</p>
			)}
		</StatusPanel>
	);
}
