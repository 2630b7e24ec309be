/** Whether a click on a link is for another tab or window. */
export const opensElsewhere = ({
	metaKey,
	ctrlKey,
	shiftKey,
	altKey,
	button,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>): boolean =>
	metaKey || ctrlKey || shiftKey || altKey || button !== 0;
