/** How often each kind of event has happened in a soak. */
export interface EventCounts {
  /** Wishes and edits that were tried. */
  wishes: number;
  /** Edits by button that were tried, and those that the app carried out. */
  edits: number;
  editsMade: number;
  replugs: number;
  /** Replugs after which the lamp became ready again. */
  readyAgain: number;
  kills: number;
  /** Kills in the middle of a reply. */
  killsMidReply: number;
  reloads: number;
  starts: number;
}

/** The counts right after the app's first start. */
export function countsAtStart(): EventCounts {
  return {
    wishes: 0,
    edits: 0,
    editsMade: 0,
    replugs: 0,
    readyAgain: 0,
    kills: 0,
    killsMidReply: 0,
    reloads: 0,
    starts: 1,
  };
}
