import type { Ownership } from '../store/ownership.ts';

interface MemberInput {
  readonly ownership: Ownership;
  readonly leaseMs: number;
  /** Called when the lease has run out: other nodes may have taken any table. */
  readonly expired: () => void;
  /** Called after each renewal. */
  readonly renewed: () => Promise<void>;
  /** Called when another node has disappeared and its tables have no owner. */
  readonly lost: () => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** Renewals per lease, so one or two may fail. */
const RENEWALS = 3;

/** Keeps this node's lease. */
export class Member {
  readonly #input: MemberInput;
  #address = '';
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<void> = Promise.resolve();

  constructor(input: MemberInput) {
    this.#input = input;
  }

  /** After this, other nodes can reach this one. */
  async join(address: string): Promise<void> {
    this.#address = address;
    await this.#input.ownership.renew(address, this.#input.expired);
    this.#next();
  }

  async leave(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#working;
    await this.#input.ownership.leave();
  }

  #next(): void {
    if (!this.#input.ownership.isShared) return;
    this.#timer = setTimeout(() => {
      this.#working = this.#renew().catch(this.#input.failed);
      void this.#working.then(() => this.#timer && this.#next());
    }, this.#input.leaseMs / RENEWALS);
  }

  async #renew(): Promise<void> {
    const { ownership, expired, renewed, lost } = this.#input;
    if (!ownership.isHeld()) expired();
    if (await ownership.renew(this.#address, expired)) await lost();
    await renewed();
  }
}
