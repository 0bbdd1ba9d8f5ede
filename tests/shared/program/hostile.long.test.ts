import { limits } from '#shared/program/limits';
import { hostilePromises } from './hostilePromises';

// The largest size that is read at all.
hostilePromises(limits.replyCharacters - 100);
