import { type DrawnPortrait, UNCHOSEN_PORTRAIT } from '@tulia/contracts/psychologist/portraits';
import acacia from './portrait-acacia.svg';
import afro from './portrait-afro.svg';
import beard from './portrait-beard.svg';
import braids from './portrait-braids.svg';
import crop from './portrait-crop.svg';
import headwrap from './portrait-headwrap.svg';
import scarf from './portrait-scarf.svg';
import silver from './portrait-silver.svg';

const URLS: Readonly<Record<DrawnPortrait, string>> = {
	'portrait-acacia': acacia,
	'portrait-afro': afro,
	'portrait-beard': beard,
	'portrait-braids': braids,
	'portrait-crop': crop,
	'portrait-headwrap': headwrap,
	'portrait-scarf': scarf,
	'portrait-silver': silver,
};

const isDrawn = (source: string): source is DrawnPortrait => Object.hasOwn(URLS, source);

/** The address of a portrait by the id of its drawing; an uploaded picture is its own address. */
export const portraitUrl = (source: string = UNCHOSEN_PORTRAIT): string => (isDrawn(source) ? URLS[source] : source);
