import { limits } from '#shared/program/limits';
import { hostilePromises } from './hostilePromises';

// The largest text that the parser accepts.
hostilePromises(limits.replyCharacters - 100);
