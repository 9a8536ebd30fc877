// Generated from openapi/*.yaml by `npm run generate`. Edit the contract instead.
export type CalendarDay = `${number}-${number}-${number}`;
export type Instant = `${CalendarDay}T${string}`;
export type Schemas = components["schemas"];
export interface paths {
    "/content/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same page with drafts, for those who may preview them */
        get: operations["getContentDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A content page of the site, as HTML */
        get: operations["getContentPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/donation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a donation; a repeated request is not charged again
         * @description The intent is stored before the gateway is asked. Each further request with the same key and the same donation answers with the first one’s receipt; a fresh nonce for the same kind of method is still the same donation. 202 means that the outcome is not known yet: ask with `getDonationAttempt`, and never send the donation with another key. Answers 402 `payment-declined` when it is certain that nothing was charged, 409 `charge-changed`, `recipient-closed`, `donation-withdrawn` and `donation-repeated`, 428 `proof-of-work-needed` and `authentication-needed` (the same donation is sent again under its key, with a nonce whose card its owner authenticated by 3-D Secure), 429 `too-many-attempts`; 503 `temporarily-unavailable` with Retry-After when too many donations arrive. In that case, the donation was not started.
         */
        post: operations["createDonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/donation/attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The outcome of a payment attempt
         * @description While the outcome is unknown, the server asks the gateway again, at most every two seconds for all callers. Answers 404 `donation-not-found` when no donation has arrived under this key; one may still arrive until the key is withdrawn. Only the donor’s browser knows the key, so the key gives access to the receipt.
         */
        get: operations["getDonationAttempt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/donation/attempt/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a payment attempt whose donation has not arrived
         * @description Afterwards nothing is charged under this key: a delayed request gets 409 `donation-withdrawn`. Answers `notCharged` with the reason `withdrawn`. If the donation arrived before, answers its outcome, as `getDonationAttempt` does. Only after this answer may the same donation be sent under another key.
         */
        post: operations["withdrawDonationAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/donation/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a proof-of-work challenge for a donation that looked like card testing
         * @description Valid for fifteen minutes, for the donation that is sent under the same key. A donation is charged once, so one answer serves one donation.
         */
        post: operations["createDonationChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/donation/receipt/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a donation’s receipt again, to the donor’s own address
         * @description For the signed-in donor, or a caller with the attempt’s key in `donation-attempt`. Answers 404 `receipt-not-found` to all others.
         */
        post: operations["resendDonationReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/donation/recurring/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a recurring donation for good
         * @description Nothing more is charged for it, a charge that waits to be tried again included. One that the gateway is being asked for at this moment still goes through. A repeated call gets the same answer. Answers 404 `recurring-donation-not-found`.
         */
        post: operations["cancelRecurringDonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current event with its rides and dates */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/fundraising/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The parts of the current event’s total
         * @description Shares among people, pelotons and the general fund are in no part, because they stay within the total. Pending amounts are not shown.
         */
        get: operations["getEventFundraisingParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sum raised in each year's event, the earliest first */
        get: operations["getEventHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundsharing/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Offer the caller’s surplus to members of their peloton who are short when sharing ends
         * @description Replaces an earlier offer. It ends when the caller leaves the peloton. Answers 403 `members-only` and 409 `sharing-closed`.
         */
        put: operations["makeStandingOffer"];
        post?: never;
        /**
         * Withdraw the standing offer
         * @description Answers 409 `sharing-closed`. Without an offer, nothing changes.
         */
        delete: operations["endStandingOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundsharing/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The amount that the caller can share in the current event, their standing offer, and the requests to them */
        get: operations["getOwnFundSharing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundsharing/peloton": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shares of a peloton in the current event, the latest first
         * @description Captain and admins see all shares of the peloton. Other callers see those that they gave or received. Without `pelotonId`, the answer has the caller’s own shares in all pelotons.
         */
        get: operations["getFundShares"];
        put?: never;
        /**
         * Share the peloton’s fund, or the caller’s surplus; all lines are booked, or none
         * @description `source` is `peloton` for its captain and admins, `self` for a member. The accounts are locked, and every figure is read again. If a line or the request has `before`, and the balance that it names has changed, nothing moves: 409 `balance-changed`, with one field for each figure that changed. Other refusals: 403 `peloton-not-yours` and `members-only`, 409 `sharing-closed`, 409 `balance-too-low` (`reason` is what can be shared, in cents), and 422 with one field for each line: `receiver-not-member`, `receiver-is-source`, `receiver-twice`, `share-too-small` (less than a dollar, unless it is all that is missing) and `more-than-missing` (unless `beyondMissing`). 429 `undone-enough` if twenty shares with the same receiver were undone within a day.
         */
        post: operations["makeFundShares"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundsharing/peloton/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A peloton's general fund in the current event; for its captain and admins */
        get: operations["getFundSharing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundsharing/peloton/{id}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All shares of the peloton in the current event as a CSV, the earliest first; for its captain and admins
         * @description The logbook records each export. Answers 403 `peloton-not-yours` to everybody else.
         */
        get: operations["exportFundShares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundsharing/peloton/{id}/donors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The members who have a surplus to share, the largest first; for the peloton’s captain and admins
         * @description Answers 403 `peloton-not-yours` to everybody else.
         */
        get: operations["getFundSharingDonors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundsharing/peloton/{id}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan lines that share an amount of the fund; for the peloton’s captain and admins
         * @description `even` gives equal parts of at least $1.00 to the members who are short, and no member gets more than their missing amount. If the amount is too small for all, the members with the largest missing amounts get it. `most-complete` fills the smallest gaps first, so that most riders complete; the rest goes to the next gap. High Rollers are left out unless `highRollers` is true. Answers 403 `peloton-not-yours`, 409 `sharing-closed` and 409 `balance-too-low`.
         */
        post: operations["planFundShares"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundsharing/peloton/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview every total that shares would change, before and after; no money moves
         * @description Refuses what `makeFundShares` refuses. The figures of others are public totals, except to its captain and admins.
         */
        post: operations["previewFundShares"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundsharing/peloton/{id}/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The peloton's members, the smallest missing amount first and members without one last; for its captain and admins */
        get: operations["getFundSharingRecipients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundsharing/peloton/{id}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The peloton’s share requests to its members this year, the latest first; for its captain and admins
         * @description Answers 403 `peloton-not-yours` to everybody else.
         */
        get: operations["getShareRequests"];
        put?: never;
        /**
         * Ask a member to share what they raised beyond their commitment; for the peloton’s captain and admins
         * @description The owner gets an e-mail and decides: accept, change the amount, or refuse. No money moves before that. Answers 403 `peloton-not-yours`, 409 `sharing-closed`, 409 `request-open` if the owner was asked before and has not answered, 422 `receiver-not-member`, `receiver-is-source`, `owner-not-member` and, after twenty requests of the peloton within a day, 429 `asked-enough`.
         */
        post: operations["askForShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundsharing/request/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an open share request; for the peloton’s captain and admins
         * @description Answers 404 `share-request-not-found`, and 409 `share-request-settled` if the owner answered meanwhile.
         */
        delete: operations["withdrawShareRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundsharing/request/{requestId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a share request, with the requested or another amount; for the member who was asked
         * @description Answers 404 `share-request-not-found` to everybody else, 409 `share-request-settled` if it was withdrawn or answered, and the refusals of `makeFundShares`.
         */
        post: operations["acceptShareRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundsharing/request/{requestId}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse a share request; for the member who was asked
         * @description Answers 404 `share-request-not-found` to everybody else, and 409 `share-request-settled` if it was withdrawn or answered.
         */
        post: operations["refuseShareRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundsharing/share/{shareId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shareId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a share back as long as sharing is open; for the member who received it, or the captain and admins of the peloton that received it
         * @description Works like `undoFundShare`, without its limit of 24 hours. Answers 409 `share-taken-back` if the share was undone.
         */
        post: operations["declineFundShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fundsharing/share/{shareId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shareId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a share within 24 hours; for the member who gave it, or the captain and admins whose fund gave it
         * @description A new transaction of the ledger reverses it. Answers 404 `share-not-found` to everybody else, 409 `sharing-closed`, 409 `undo-too-late`, 409 `share-taken-back` if the receiver declined it, 409 `receiver-left`, and 409 `receiver-has-less` if the receiver doesn’t have the money any more (see `mayUndo`). A repeated call gets the same answer.
         */
        post: operations["undoFundShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liveness of this process
         * @description It does not use the database. Restart a process only if this does not answer.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop e-mails to an address that other people ask for, which are invitations of all pelotons and e-mails to families
         * @description Each such e-mail contains the token. A repeated call changes nothing. Answers 404 `invitation-link-broken` for an invalid token.
         */
        post: operations["stopInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaderboards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The leaderboards of people near their goal, of pelotons that raised most, and of new people
         * @description At most ten of each (six near the summit), for the current event. Everything is ranked by public totals, so hidden amounts do not change a rank. Only people who take part and have not opted out (`isOnLeaderboards` of `updateCurrentUser`) are named. A super-peloton is left out: its sub-pelotons count the same people.
         */
        get: operations["getLeaderboards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Watch a total, as server-sent events
         * @description The event `total` comes at once and after each change, at most once a second; its data is a `LiveTotal`. A comment every 25 seconds keeps the connection open. The server ends the stream when it stops; the client then connects again and gets the current total. Answers 429 `too-many-requests` to more than a few dozen open pages of one address.
         */
        get: operations["watchTotal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reported and hidden content; for organizers
         * @description Answers 403 `organizers-only` to a caller who is not in the setting `ORGANIZER_OIDS`.
         */
        get: operations["getReportedContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/moderation/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show reported content again, or keep it hidden; for organizers
         * @description Settles the reports so far. Answers 403 `organizers-only`, and 404 `report-not-found` if nothing is reported or hidden.
         */
        post: operations["decideReportedContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organizations in whose name the caller gave, by name
         * @description The caller gave with their account, or without one but with the e-mail address with which they sign in. No operation lists all organizations: a caller who knows a name asks `searchOrganizations`.
         */
        get: operations["getOwnOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An organization that has given openly, or in whose name the caller gave */
        get: operations["getOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/chariot/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive Chariot's notification about a grant from a donor-advised fund
         * @description Chariot’s signature over the body authenticates the notification. Answers 400 `notification-forged` to a wrong signature, and 400 `notification-malformed` to a signed notification that cannot be read; neither changes anything. The server stores and processes it like a notification of the payment gateway. Chariot may add fields.
         */
        post: operations["receiveGrantEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/method/default/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved payment method, and a nonce for one payment with it
         * @description Answers 404 with `payment-method-missing` when nothing is saved.
         */
        get: operations["getDefaultPaymentMethodToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the token and settings with which the payment form takes card details
         * @description Card details go from the browser to the payment gateway; they never reach this API. The gateway makes the token, so one network gets at most 120 a minute. More requests get 429 `too-many-requests` with Retry-After.
         */
        post: operations["createPaymentToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a notification of the payment gateway
         * @description The gateway's signature authenticates the notification. Answers 400 `notification-forged` to a wrong signature, and 400 `notification-malformed` to a signed notification that cannot be read; neither changes anything. The server stores the notification and then processes it. The notification only names the data to read at the gateway, so repeated notifications in any order are harmless.
         */
        post: operations["receiveGatewayNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Found a peloton for the current event, and become its captain
         * @description For a participant of the current event who is in no peloton. Their open request to another peloton is withdrawn. Answers 403 `participants-only`, 409 `member-elsewhere`, and 409 `name-taken` if another peloton has the name, or one that looks like it.
         */
        post: operations["createPeloton"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /** A peloton as everyone may see it */
        get: operations["getPeloton"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the page of a peloton, as an RFC 6902 patch; for its captain and admins
         * @description Takes `/name`, `/story`, `/acceptingNewMembers` and `/displayDonations`. The version that the change is meant for is the ETag of `getPeloton`'s answer to captain and admins. Answers 403 `peloton-not-yours` and 409 `name-taken`.
         */
        patch: operations["updatePeloton"];
        trace?: never;
    };
    "/peloton/{id}/add/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The public id of a person. */
                userId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a person whose request was declined or expired; for captain and admins
         * @description The person gets an e-mail and can leave at any time. An open request of theirs is settled. Captain and admins see private data of members, so the person must have asked this peloton this year, must have no open request at another one, and must not have left, been removed or withdrawn since: 409 `person-not-asked`. Answers 403 `peloton-not-yours`, 404 `person-not-found`, 409 `person-not-registered`, 409 `member-already`, 409 `member-elsewhere` and, after 50 people within a day, 429 `too-many-added`.
         */
        post: operations["addPelotonMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/admin/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The public id of a person. */
                userId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Make a member an admin; for captain and admins
         * @description Answers 403 `peloton-not-yours`, 404 `member-not-found`, and the same answer for a member who is already an admin. Answers 409 `captain-stays` for the captain. Answers 429 `admins-made-often` after 20 in a day.
         */
        put: operations["makeAdmin"];
        post?: never;
        /**
         * Make an admin a plain member again; for the captain, and for the admin themself
         * @description Answers 403 `captain-only` to other admins, 403 `peloton-not-yours`, 404 `member-not-found`, 409 `captain-stays`.
         */
        delete: operations["unmakeAdmin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve requests to join; for captain and admins
         * @description Each request is decided once. A request that was approved before counts as approved. The answer names each request that can’t be approved, with the reason; the others are approved. If none can be approved, the answer is the problem of the first one: 404 `request-not-found`, 409 `request-decided` or 409 `member-elsewhere`. Answers 403 `peloton-not-yours`.
         */
        post: operations["approveJoinRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/captain": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /**
         * The open offer of the captaincy; for captain, admins and the member to whom it is offered
         * @description Answers 403 `peloton-not-yours` to everybody else.
         */
        get: operations["getCaptaincyOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/captain/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The public id of a person. */
                userId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Accept the captaincy; for the member to whom it was offered
         * @description The old captain becomes an admin. A repeated call gets the same answer. Answers 403 `peloton-not-yours` to others, 409 `offer-ended`.
         */
        put: operations["acceptCaptaincy"];
        /**
         * Offer the captaincy to a member, for seven days; for the captain
         * @description Only one offer is open at a time. A second offer gets 409 `offer-open`, or the same answer if it is to the same member. Answers 403 `captain-only`, 404 `member-not-found`, and after five offers within a day 429 `offered-often`.
         */
        post: operations["offerCaptaincy"];
        /**
         * Decline or withdraw the offer of the captaincy; for the member to whom it was offered, and for the captain
         * @description Answers 403 `peloton-not-yours` to others, and 409 `offer-ended` if it was accepted.
         */
        delete: operations["endCaptaincyOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/desk": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /**
         * The peloton’s figures of this year; for its captain and admins
         * @description Sums are exact and cover the peloton’s own members. Members of its sub-pelotons are on the desks of those pelotons. Answers 403 `peloton-not-yours` to everybody else, whether there is such a peloton or not.
         */
        get: operations["getMemberDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/donations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The donations to a peloton for the current event, newest first; a private list is only for its captain and admins */
        get: operations["getPelotonDonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/donations/csv/received": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /** The donations to a peloton for the current event, as a table; for its captain and admins */
        get: operations["exportPelotonDonationsOfYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/donations/csv/received/all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /** The donations to a peloton in all years, as a table; for its captain and admins */
        get: operations["exportPelotonDonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/donations/private": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /**
         * The donations to a peloton for the current event, in full, newest first; for its captain and admins
         * @description Answers 403 `peloton-not-yours` to everybody else.
         */
        get: operations["getPrivatePelotonDonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/donations/private/all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /** The donations to a peloton in all years, in full, newest first; for its captain and admins */
        get: operations["getAllPrivatePelotonDonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/family": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /**
         * The sub-pelotons of a super-peloton with their raised amounts of this year, the largest first
         * @description Empty for a peloton that is not a super-peloton. The sums are public totals.
         */
        get: operations["getPelotonFamily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/family/{otherId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The other peloton, a sub-peloton or super-peloton. */
                otherId: components["parameters"]["OtherPelotonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Separate a sub-peloton from its super-peloton; for the captain of either
         * @description Everybody keeps what they raised; the totals of the super-peloton no longer include the sub-peloton. A repetition gets the same answer. Answers 403 `captain-only`.
         */
        delete: operations["leaveFamily"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/family/requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /**
         * The open requests between a peloton and its possible super- or sub-pelotons; for its captain
         * @description Answers 403 `captain-only` to everybody else, whether there is such a peloton or not.
         */
        get: operations["getFamilyRequests"];
        put?: never;
        /**
         * Ask a super-peloton to take the peloton in, or invite a peloton into the super-peloton
         * @description For the captain. The captain of the other peloton gets an e-mail. Asking again while the request is open gets the same answer. If the other side has already asked, the pelotons become a family at once. Answers 403 `captain-only`, 404 `peloton-not-found`, 422 `family-of-itself`, 422 `wrong-levels` (one of the two is a super-peloton, the other isn’t), 409 `has-parent` if the sub-peloton belongs to a super-peloton, 409 `declined-lately` within seven days after the other side declined, 409 `withdrawn-lately` within seven days after this side took a request back, and 409 `too-many-family-requests` while twenty requests of the peloton are open. The other side may ask meanwhile.
         */
        post: operations["askForFamily"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/family/requests/{otherId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The other peloton, a sub-peloton or super-peloton. */
                otherId: components["parameters"]["OtherPelotonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw the peloton’s request to the other one; for its captain
         * @description A repeated call gets the same answer. The peloton can ask the same one again after seven days. Answers 403 `captain-only`, 404 `family-request-not-found` and 409 `family-request-decided`.
         */
        delete: operations["withdrawFamilyRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/family/requests/{otherId}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The other peloton, a sub-peloton or super-peloton. */
                otherId: components["parameters"]["OtherPelotonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the other peloton’s request; for the captain
         * @description Afterward, the totals of the super-peloton include the sub-peloton. A repeated call gets the same answer. Answers 403 `captain-only`, 404 `family-request-not-found`, 409 `family-request-decided`, and 409 `has-parent` if the sub-peloton joined another one since.
         */
        post: operations["agreeToFamily"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/family/requests/{otherId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The other peloton, a sub-peloton or super-peloton. */
                otherId: components["parameters"]["OtherPelotonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline the other peloton’s request; for the captain
         * @description A repeated call gets the same answer. The other peloton can ask again after seven days. Answers 403 `captain-only`, 404 `family-request-not-found` and 409 `family-request-decided`.
         */
        post: operations["declineFamily"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /**
         * The forecast of the members’ joint fundraising for the current event; for captain and admins
         * @description The sum of the members’ forecasts, without the peloton’s own fund and without donors. Answers 403 `peloton-not-yours` to everybody else, whether there is such a peloton or not.
         */
        get: operations["getPelotonForecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/fundraising": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the peloton’s goal for this year; for its captain and admins
         * @description The version that the change is meant for is that of `updatePeloton`. Answers 403 `peloton-not-yours`.
         */
        patch: operations["updatePelotonFundraising"];
        trace?: never;
    };
    "/peloton/{id}/fundraising/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The parts of a peloton's total; only its captain and admins get pending amounts
         * @description The total contains the peloton’s own fund, its members’ raised amounts, and the same of its sub-pelotons. Shares among them cancel out.
         */
        get: operations["getPelotonFundraisingParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/group-code": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /**
         * The code with which people join the peloton immediately; for its captain and admins
         * @description Answers 403 `peloton-not-yours`.
         */
        get: operations["getGroupCode"];
        put?: never;
        /**
         * Make a new group code; for captain and admins
         * @description Earlier codes become invalid immediately. Members who joined with one of them stay. Answers 403 `peloton-not-yours`.
         */
        post: operations["renewGroupCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/image/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Uuid"];
                kind: components["parameters"]["ImageKind"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show an image on a peloton’s page; for its captain and admins
         * @description JPEG, PNG, WebP or AVIF, known by its first bytes, up to 15 MB and 50 megapixels. Kinds that are decoded as a whole have fewer, so that decoding takes at most 60 MB: AVIF 3, WebP 15, progressive JPEG 7 to 30, interlaced PNG 6 to 50. It is turned upright, cropped around the focal point, and written anew as WebP without metadata; of an animated one the first picture is kept. Transparent parts get one plain color. A profile image is square, from 400 pixels, and kept in 128 and 512. A cover is three times as wide as it is high, from 640 pixels, and kept in 640, 1280 and 1920: put these in the place of the number in its address. Nothing is enlarged. The page keeps the old image until the new one is stored. Answers 413 `body-too-large`, 415 `image-type-unknown`, 422 `image-too-small`, `image-too-many-pixels` and `image-unreadable`, 429 `image-limit-reached` after ten images in an hour, 403 for a page that is not the caller's.
         */
        post: operations["uploadPelotonImage"];
        /**
         * Remove an image from a peloton’s page; for its captain and admins
         * @description The file is removed, too. Without an image, nothing changes.
         */
        delete: operations["removePelotonImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail an invitation to each address; for captain and admins
         * @description The e-mail has the page's link, the group code, the caller’s message and a link that stops invitations. Each address gets at most one a year from a peloton, whatever its spelling. The answer has numbers only: addresses that stopped invitations count as invited. The server deletes an address after its e-mail is sent. If one address is invalid, nothing is sent. Answers 403 `peloton-not-yours`, and 429 `too-many-invitations` if the peloton would invite more than 200 people in a day.
         */
        post: operations["sendInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/join": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /** The caller’s state in a peloton in the current event, and whether they can ask to join it */
        get: operations["getJoinState"];
        put?: never;
        /**
         * Ask to join a peloton
         * @description Captain and admins are notified immediately, and again on days 3 and 7. The request expires after 14 days. Asking again while it is open gets the same answer and changes nothing. If the peloton has no members this year and the caller was one in an earlier year, they join at once and become its captain. Answers 403 `participants-only` to somebody who doesn’t take part in the current event, 409 `not-accepting-members`, 409 `member-already`, 409 `member-elsewhere`, 409 `requested-elsewhere` and, after three requests to one peloton or ten in all within a day, 429 `asked-often`.
         */
        post: operations["joinPeloton"];
        /**
         * Withdraw the open request to join
         * @description Answers 409 `request-decided` if it was decided meanwhile. A repeated call gets the same answer.
         */
        delete: operations["withdrawJoinRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/letters": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an e-mail to members of the peloton; for its captain and admins
         * @description Each member gets a separate e-mail, and no address is shown. `all` means all members except the caller. The logbook records the number of recipients. Answers 403 `peloton-not-yours`, 404 `member-not-found` if a named person is no longer a member (then no e-mail is sent), 409 `nobody-to-write-to` if there is no other member, and after three e-mails within a day 429 `too-many-letters`.
         */
        post: operations["sendPelotonLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/logbook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /**
         * The peloton’s logbook, newest first
         * @description Captain and admins see each entry, of all years. Other current and former members see the entries about themself. Answers 403 `peloton-not-yours` to all others.
         */
        get: operations["getPelotonLogbook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/member/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The public id of a person. */
                userId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        /**
         * Preview the totals that change when a member leaves; for the member, captain and admins
         * @description Nothing changes yet. Answers 403 `peloton-not-yours` and 404 `member-not-found`.
         */
        get: operations["previewLeaving"];
        put?: never;
        post?: never;
        /**
         * Leave, or remove a member; for themself, captain and admins
         * @description The person keeps their money, with the money that the peloton attributed. Both sides get an e-mail. Answers 403 `peloton-not-yours`, 404 `member-not-found`, 409 `captain-stays` for removing the captain, and 409 `captaincy-first` to a captain who leaves while there are other members. A captain who is the only member closes the peloton by leaving: nobody can give to it or join it, and it keeps what it has.
         */
        delete: operations["removePelotonMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The members of a peloton this year, captain and admins first, then by name */
        get: operations["getPelotonMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/members/all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /**
         * The peloton’s members with their exact commitments and raised amounts; for its captain and admins
         * @description The list has one entry for each membership, so for all years a person may have several. It contains no donors and no private data of the member. Equal entries are sorted by name. Answers 403 `peloton-not-yours` to everybody else.
         */
        get: operations["getAllPelotonMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/members/all/csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /**
         * The peloton’s members of all years, as a table; for its captain and admins
         * @description Like `exportPelotonMembersOfYear`, with the newest year first.
         */
        get: operations["exportPelotonMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/members/csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /**
         * The peloton’s members of this year, as a table; for its captain and admins
         * @description All figures are from one moment. The logbook records each export. Answers 403 `peloton-not-yours` to everybody else.
         */
        get: operations["exportPelotonMembersOfYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/reject/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The public id of a person. */
                userId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a request to join; for captain and admins
         * @description A repeated decision gets the same answer. Answers 403 `peloton-not-yours`, 404 `request-not-found`, and 409 `request-decided` if it was approved, withdrawn or expired.
         */
        post: operations["rejectJoinRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a peloton’s story or image
         * @description Works like `reportUser`. Captain and admins of the peloton still see the content.
         */
        post: operations["reportPeloton"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        /**
         * The open requests to join the peloton, the longest waiting first; for its captain and admins
         * @description Answers 403 `peloton-not-yours` to everybody else, whether there is such a peloton or not.
         */
        get: operations["getJoinRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/peloton/{id}/roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The members of a peloton this year with their pictures and raised amounts, as its page shows them
         * @description At most 24 members: captain and admins first, then the longest-serving members. The rest is counted and summed. All sums are public totals. They exclude donations to the peloton’s own fund and the totals of its sub-pelotons.
         */
        get: operations["getPelotonRoster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problem-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a problem with a replay bundle
         * @description Stores what the app's machines did in the last minutes, masked: no text, number or yes or no of a person, no token, no id that leads
         *     to a person. The report belongs to no person; the caller is ignored. It is deleted after 90 days, or once 2,000 newer ones are there.
         *     A bundle that is longer than 256 KiB as JSON is refused with 413 `body-too-large`.
         */
        post: operations["reportProblem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problem-reports/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A report of a problem; for organizers
         * @description Answers 403 `organizers-only` to a caller who is not in the setting `ORGANIZER_OIDS`.
         */
        get: operations["getProblemReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readiness of this process
         * @description The process writes to the database, at most once a second, and answers 503 `temporarily-unavailable` if the write fails or takes more than two seconds, and while the process stops. Send it no requests then.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's registration in progress */
        get: operations["getRegistration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/activity-goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the challenger's activity goals */
        post: operations["saveRegistrationActivityGoals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/add-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a registration for another participation */
        post: operations["addRegistrationType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/additional-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save sizes and optional personal information */
        post: operations["saveRegistrationAdditionalInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The participations for which the caller can still register */
        get: operations["getRegistrationAvailable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/cancel-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel one kind of participation */
        post: operations["cancelRegistrationType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the registration in one transaction
         * @description Writes what is saved and overwrites nothing, so it needs no If-Match; a fee that was paid is never held up by one.
         */
        post: operations["completeRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/convert-to-challenger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the ride registrations and continue as a Challenger */
        post: operations["convertToChallenger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/fee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay the registration fee, exactly once
         * @description The version is checked before anything is charged, and a fee that is paid already is answered whatever the version. Answers 402 `payment-declined` when the method is refused, and 429 `too-many-attempts` with Retry-After after twenty refusals in a day, eight if the person has not given before, and two of those while stolen cards are tried out on the site; then nothing is charged.
         */
        post: operations["payRegistrationFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/fundraising": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save goal and commitment; keep the payment method for the commitment
         * @description The bank checks a new method without a charge. Answers 402 `payment-declined` when it is refused, and 429 `too-many-attempts` with Retry-After after twenty refusals in a day, eight if the person has not given before, and two of those while stolen cards are tried out on the site; then nothing has changed.
         */
        post: operations["saveRegistrationFundraising"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shifts a registrant may pick, full ones included */
        get: operations["getRegistrationJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/jobs/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The days on which there are shifts, as YYYY-MM-DD */
        get: operations["getRegistrationJobDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/jobs/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The places where there are shifts */
        get: operations["getRegistrationJobLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/jobs/rides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rides that have shifts */
        get: operations["getRegistrationJobRides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/jobs/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kinds of jobs */
        get: operations["getRegistrationJobTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/participation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a registration or change its kinds of participation
         * @description Without If-Match it begins one. If one is in progress already, the answer is that one if it is for the same, else 412 `version-changed`.
         */
        post: operations["saveRegistrationParticipation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save contact, birth date and emergency contact */
        post: operations["saveRegistrationProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose a ride's route and hold a place on it */
        post: operations["saveRegistrationRoute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s registered participations in the current event */
        get: operations["getRegistrationUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/validate/discount-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a discount code against the fee */
        post: operations["validateDiscountCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/validate/group-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a group code */
        post: operations["validateGroupCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/validate/sponsor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a sponsor code */
        post: operations["validateSponsorCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/volunteer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Choose shifts and hold a place in each */
        post: operations["saveRegistrationVolunteer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration/waiver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current waiver */
        get: operations["getRegistrationWaiver"];
        put?: never;
        /** Sign the waiver and accept the terms */
        post: operations["signRegistrationWaiver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ride/{id}/roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roster of riders, newest first */
        get: operations["getRideRoster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ride/{id}/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every public route of a ride, full ones included */
        get: operations["getRideRoutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ride/{id}/routes/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public routes of a ride that still have a place */
        get: operations["getAvailableRideRoutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search the participants of the current event by name
         * @description Ignores accents, case and apostrophes in every script. Finds words in any order, joined or separate, and beginnings of words. Without a match it finds names with a similar spelling and marks them as `close`. A query without a letter or digit finds nothing.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The organizations that have given openly, by name
         * @description Matches like people and pelotons. A query needs two letters or digits; signs alone find nothing.
         */
        get: operations["searchOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/pelotons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pelotons that ride this year, by name; all of them without a query */
        get: operations["searchPelotons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public settings that the app needs for sign-in and payments */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sightings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report an anonymous view of a page, or a click on a link to another site
         * @description This works only if the site has its own event log (the sandbox, `analytics.sink` is `log`); elsewhere the answer is 404.
         *     A request with `DNT: 1` or `Sec-GPC: 1` gets the same answer, and is not stored.
         */
        post: operations["reportSighting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sponsor/{id}/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The routes that a sponsor's code opens */
        get: operations["getSponsorRoutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s own data */
        get: operations["getCurrentUser"];
        put?: never;
        /** Create the contact of a person who just signed up, or return the existing contact */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        /** Change fields of the caller, as an RFC 6902 patch */
        patch: operations["updateCurrentUser"];
        trace?: never;
    };
    "/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A person as everyone may see them */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/activity-goals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        /**
         * The same answer as `getOwnActivityGoals`, at the caller’s own id
         * @description Answers 403 `person-not-yours` for any other id.
         */
        get: operations["getUserActivityGoals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/donations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The donations to a person for the current event, newest first; a private list is only for the person */
        get: operations["getUserDonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/donations/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The donations to a person in all years, newest first; a private list is only for the person, and so are earlier years if the person hides their achievements */
        get: operations["getAllUserDonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/donations/given": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        /**
         * The same answer as `getGivenDonations`, at the caller’s own id
         * @description Answers 403 `person-not-yours` for any other id.
         */
        get: operations["getUserGivenDonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/donations/given/all": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        /**
         * The same answer as `getAllGivenDonations`, at the caller’s own id
         * @description Answers 403 `person-not-yours` for any other id.
         */
        get: operations["getAllUserGivenDonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/donations/unthanked": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        /**
         * The donations to the caller for the current event without thanks, newest first
         * @description Fully refunded donations are left out, because their donors get no thanks. Answers 403 `person-not-yours` for any id but the caller’s own.
         */
        get: operations["getUnthankedDonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/forecast": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        /**
         * The forecast of the caller’s fundraising for the current event, and of what-ifs
         * @description An estimate, to the cent, and never part of a total. `docs/forecast.md` has the rule. The parameters ask “what if”. The answer treats all of them together as if they had happened. Answers 403 `person-not-yours` for any other id than the caller’s own, 404 `forecast-route-unknown` if the route is not in one of the caller’s rides, and 422 `forecast-share-too-high` if the caller can’t share away as much.
         */
        get: operations["getUserForecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/fundraising/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The parts of a person's total; only the person gets pending amounts */
        get: operations["getUserFundraisingParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        /**
         * A person's achievements, raised amounts and routes of each year
         * @description Derived from the ledger and from what the person took part in. Others get empty lists if the person hides their achievements. To others, amounts are those of the public totals, and a day is the one from which the public total was that high. Only the person gets the amounts that the person gave.
         */
        get: operations["getUserHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/image/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The caller's own public id. */
                id: string;
                kind: components["parameters"]["ImageKind"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show an image on the caller's own page
         * @description JPEG, PNG, WebP or AVIF, known by its first bytes, up to 15 MB and 50 megapixels. Kinds that are decoded as a whole have fewer, so that decoding takes at most 60 MB: AVIF 3, WebP 15, progressive JPEG 7 to 30, interlaced PNG 6 to 50. It is turned upright, cropped around the focal point, and written anew as WebP without metadata; of an animated one the first picture is kept. Transparent parts get one plain color. A profile image is square, from 400 pixels, and kept in 128 and 512. A cover is three times as wide as it is high, from 640 pixels, and kept in 640, 1280 and 1920: put these in the place of the number in its address. Nothing is enlarged. The page keeps the old image until the new one is stored. Answers 413 `body-too-large`, 415 `image-type-unknown`, 422 `image-too-small`, `image-too-many-pixels` and `image-unreadable`, 429 `image-limit-reached` after ten images in an hour, 403 for a page that is not the caller's.
         */
        post: operations["uploadUserImage"];
        /**
         * Remove an image from the caller's own page
         * @description The file is removed, too. Without an image, nothing changes.
         */
        delete: operations["removeUserImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/participation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        /**
         * A person’s public participations of this year
         * @description It has the routes of a Rider, the goals of a Challenger, and the kinds of jobs of a Volunteer. The answer never says where and when a person helps, or where a rider starts. The course of a sponsor's route is left empty: only the sponsor's code opens it. Answers 404 `event-not-found` before the first event is announced.
         */
        get: operations["getUserParticipation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a person’s story or image
         * @description Three people’s reports hide it from everybody but the person until an organizer decides; a change does not show it again. A person’s second report of the same thing counts no more. Answers 404 `nothing-to-report` if the person has no such thing, 409 `report-own` for the person themself, and 429 `too-many-requests` after 20 reports in a day.
         */
        post: operations["reportUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/route": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        /**
         * The route that the caller rides in one ride of the current event
         * @description The first route of `getUserRoutes`, or the route of the requested ride. Answers 404 `route-not-ridden` if the caller rides none, and 403 `person-not-yours` for any id other than the caller’s own.
         */
        get: operations["getUserRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/routes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        /**
         * The same answer as `getOwnRoutes`, at the caller’s own id
         * @description Answers 403 `person-not-yours` for any other id.
         */
        get: operations["getUserRoutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/thank-yous": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Thank the donors of some of the caller’s donations, with one e-mail in the caller’s words
         * @description The e-mails go out to all donors, or to none. Our own sender sends each donor one separate e-mail, also for several donations. No answer shows an address or the number of donors. Each donation is thanked once. An address that stopped such e-mails, or got 10 thank-yous within a day, gets none; its donations count as thanked. Answers 403 `person-not-yours`, 404 `donation-not-received`, 409 `donation-refunded` if one was taken back in full (refund, lost dispute) and 409 `donation-thanked` if one was thanked before. These two name every such donation in `fields`, by the codes `refunded` and `thanked`; the others may be sent again under the same key.
         */
        post: operations["sendThankYou"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{id}/volunteer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        /**
         * The same answer as `getOwnShifts`, at the caller’s own id
         * @description Answers 403 `person-not-yours` for any other id.
         */
        get: operations["getUserShifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/activity-goal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a goal
         * @description Activity and unit can change until the first day is entered; afterwards the answer is 409 `goal-begun`. Answers 404 `goal-not-found` for an unknown goal and for another person’s.
         */
        put: operations["changeActivityGoal"];
        /**
         * Set another goal
         * @description Answers 409 `not-a-challenger`, and 409 `too-many-goals` beyond five.
         */
        post: operations["addActivityGoal"];
        /**
         * Remove a goal with all its days
         * @description Answers 404 `goal-not-found`.
         */
        delete: operations["removeActivityGoal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/activity-goal/day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Record the amount of a day; 0 removes the day
         * @description Replaces the amount of that day. Answers 422 `day-out-of-range` for a day that is still to come in the event’s time zone, or before `firstDay`; 422 `day-too-long` for more minutes than a day has; 404 `goal-not-found`.
         */
        put: operations["enterActivityDay"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/activity-goals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s goals as a Challenger in the current event, and their amounts by day */
        get: operations["getOwnActivityGoals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/activity-goals/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show or hide the progress toward the goals on the caller’s page
         * @description The goals themselves are public. Answers 409 `not-a-challenger`.
         */
        put: operations["showActivities"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/base-camp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s progress, news and next tasks for the current event
         * @description It is about the caller alone, with exact totals. Days and weeks are those of the event’s time zone; a week begins on Monday. Answers 404 `event-not-found` before the first event is announced.
         */
        get: operations["getBaseCamp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/closing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Preview what the closing of the caller’s account ends and keeps, and what the caller must do first */
        get: operations["previewAccountClosing"];
        put?: never;
        /**
         * Close the caller’s account for good, and erase the person’s data
         * @description All changes are made, or none. Donations that the person gave keep amount and receipt, and are anonymous from then on; the ledger does not change. If the person is captain, the longest-serving admin becomes captain, or else the longest-serving member. Answers 422 `name-not-typed` if the name is not the caller’s first name, 409 `payment-open` while a payment has no outcome, and 409 `commitment-unmet` as in the preview. Every later request of the same session answers 403 `account-closed`, also a repetition of this one. A person who signs in again starts as a new person.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/donations/csv/given/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s donations in all years, as a table */
        get: operations["exportGivenDonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/donations/csv/received/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The donations to the caller in all years, as a table */
        get: operations["exportReceivedDonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/donations/csv/received/currentyear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The donations to the caller for the current event, as a table */
        get: operations["exportReceivedDonationsOfYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/donations/given": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s donations for the current event, newest first
         * @description Donations of the caller’s account, and donations without an account from the e-mail address with which the caller signs in. A refunded donation stays listed with the refunded amount.
         */
        get: operations["getGivenDonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/donations/given/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s donations in all years, newest first */
        get: operations["getAllGivenDonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/donations/given/recurring/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change what is given every month
         * @description Applies from the next charge on; a charge that is already at the gateway stays as it was. Another day moves what is still to come, and nothing is charged before tomorrow. A new method is checked with the bank, without a charge; a charge that failed is tried again on it, on the day it is due. A paused donation resumes with a method that works, or, if its recipient stopped taking donations, with one who does: it is charged next on its day of the month, and what fell due meanwhile isn’t charged. Answers 402 `payment-declined` when the method is refused, 429 `too-many-attempts` with Retry-After after twenty refusals in a day, eight if the person has not given before, and two of those while stolen cards are tried out on the site, 409 `charge-changed` and `recipient-closed`, 404 `recipient-not-found` and `payment-method-missing`; then nothing has changed. A donation that has ended, or is somebody else’s, is 404 `recurring-donation-not-found`.
         */
        patch: operations["updateRecurringDonation"];
        trace?: never;
    };
    "/user/donations/given/recurring/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The donations that the caller gives every month, paused ones included
         * @description Those given with the caller’s account, and those given without one in the name of the e-mail address that the caller signs in with.
         */
        get: operations["getActiveRecurringDonations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/donations/given/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calendar years in which the caller gave, the latest first
         * @description It counts the same donations and years as `getGivingSummary`.
         */
        get: operations["getGivingYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/donations/given/summary/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                year: components["parameters"]["CalendarYear"];
            };
            cookie?: never;
        };
        /**
         * The caller's donations of a calendar year, with the refunded and the deductible amounts
         * @description Donations given with the caller’s account, and those given without one in the name of the e-mail address that the caller signs in with. A year ends at midnight in the event’s time zone. A refund reduces the donation that it belongs to, whatever the refund's date is. Answers 404 `giving-year-empty` for a year in which nothing was given.
         */
        get: operations["getGivingSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/donations/given/summary/{year}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                year: components["parameters"]["CalendarYear"];
            };
            cookie?: never;
        };
        /** The giving summary of a calendar year as a PDF */
        get: operations["exportGivingSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's contact address, and the change that waits for its code */
        get: operations["getContactAddress"];
        put?: never;
        /**
         * E-mail a code to another address; with the code, the caller makes it their contact address
         * @description A person has one open change: a second request replaces the first, and its code. The same address again sends a new code. The answer is the same whether or not anybody else uses the address. Answers 409 `contact-address-unchanged` for the caller’s own address, and 429 `too-many-codes` after five codes in an hour, or ten in a day, by one person or to one address.
         */
        post: operations["requestContactAddress"];
        /** Cancel the open change; its code becomes invalid */
        delete: operations["cancelContactAddress"];
        options?: never;
        head?: never;
        /**
         * Confirm the new address with the code that was mailed to it
         * @description An e-mail informs the old address. Answers 422 `code-wrong` for a wrong code, 409 `code-expired` after 20 minutes, and 409 `code-used-up` after five wrong codes; then the caller needs a new code. Answers 409 `contact-address-taken` if another account has the address; only a person who has the code learns this.
         */
        patch: operations["confirmContactAddress"];
        trace?: never;
    };
    "/user/fundraising": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the caller's goal, which can't be below the commitment, and the celebration that was seen
         * @description The version for If-Match is `fundraising.version` in the answer of GET /user.
         */
        patch: operations["updateFundraisingGoal"];
        trace?: never;
    };
    "/user/peloton": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the peloton of a group code, outside a registration
         * @description Joins at once, and settles an open request of the caller at any peloton. It counts as one use of the code for each person. A member of the code’s peloton gets the same answer, and no use is counted. If that peloton removed the caller this year, the code sends a request to join instead, and the state is `pending`. Answers 403 `participants-only`, 409 `member-elsewhere`, and 422 `group-code-unknown`, `group-code-expired` and `group-code-used-up`.
         */
        post: operations["joinByGroupCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the caller’s page after a change, as another person would get it; nothing is saved
         * @description Made by the same rules as `getUser` and `getUserDonations`. Nothing is stored. What can’t be saved is refused as `updateCurrentUser` refuses it.
         */
        post: operations["previewProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/ride-route": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ride another route of the same ride
         * @description `charge` and `commitment` are the values that the caller saw and accepts. If one has changed, nothing happens and the answer is 409 `route-terms-changed` with a field for each. The caller keeps the old place until they have the new one. A key is charged at most once; 402 `payment-declined` changes nothing. Answers 409 `place-taken` if the route is full, `route-change-open` while an earlier change is being paid for, `too-late-to-lower` after the ride’s `lowerRouteDeadline`, 422 `ride-shift-clash`, 409 `ride-begun` from the ride’s day on, and 422 `same-route`, `route-of-other-ride`, `route-not-open`, `payment-method-required` or the problem of the sponsor’s code.
         */
        put: operations["changeRoute"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/ride-route/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The other routes of a ride, with the price and the commitment of each
         * @description They include a sponsor’s routes if the request has the sponsor’s code, or if the caller rides one of them. Answers 404 `route-not-ridden`, and 422 `sponsor-code-unknown`, `sponsor-code-expired` or `sponsor-code-used-up`.
         */
        get: operations["getRouteOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/ride-route/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Join or leave the waiting list of a full route
         * @description A free place is offered by e-mail to the first person on the waiting list, for 24 hours, or for 2 hours within the last 48 before the ride’s first day. A rider accepts an offer with `changeRoute`. Answers 404 `route-not-ridden` to somebody who doesn’t ride this ride, 409 `place-free` if a place is free, `too-late-to-lower` and `ride-begun`, and 422 `same-route` or `route-of-other-ride`. Joining twice, or leaving without waiting, changes nothing.
         */
        put: operations["saveRouteWait"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The routes that the caller rides in the current event, and a change whose charge is open */
        get: operations["getOwnRoutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/volunteer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's shifts of the current event, and those the caller leads */
        get: operations["getOwnShifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/volunteer/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s shifts as a file for a calendar
         * @description iCalendar (RFC 5545). An entry keeps its UID; its SEQUENCE grows when the shift is moved, and when the caller leaves it or comes back to it. Shifts that the caller left are in it with STATUS:CANCELLED.
         */
        get: operations["getShiftCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/volunteer/shift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Swap a place in a shift for one in another shift
         * @description One transaction makes the swap. If the new place is gone, the caller keeps the old one. Answers like `takeShift` and `leaveShift`.
         */
        put: operations["swapShift"];
        /**
         * Take a free or offered place in a shift
         * @description One transaction stores the place and the e-mail. Answers 409 `shift-taken` if no place is left for the caller, 409 `shift-clash` naming the overlapping shift or ride, 409 `shift-begun`, 409 `shift-yours-already`, 409 `not-a-volunteer`, 422 `shift-age`, 404 `shift-not-found`.
         */
        post: operations["takeShift"];
        /**
         * Give a place back
         * @description Up to 72 hours before the shift. Later the answer is 409 `shift-too-soon`, and the caller can use `requestLeave`. A shift that was moved and is not confirmed, or that has no other lead, can be left until it begins. Answers 409 `shift-not-yours`, 409 `shift-begun`.
         */
        delete: operations["leaveShift"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/volunteer/shift-lead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shifts of the current event that the caller leads, each with its roster
         * @description A caller who leads no shift gets an empty list. The answer has phone numbers from 14 days before the start of a shift to a day after its end, by the server's clock.
         */
        get: operations["getLedShifts"];
        put?: never;
        /**
         * Record check-in entries of shift leads, also those made hours ago without a connection
         * @description Entries merge in any order, and a repetition changes nothing: each entry has an id that the device made. `refused` names the entries that can't be recorded; all others are recorded.
         */
        post: operations["recordCheckIns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/volunteer/shift-lead/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of the shifts that the caller leads, as a table
         * @description Answers 403 `shift-not-led` for a shift that the caller doesn't lead.
         */
        get: operations["exportLedShifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/volunteer/shift-lead/letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an e-mail to the people of a shift
         * @description Each person gets a separate e-mail, and no address is shown. People who left the shift and the caller get none. Answers 403 `shift-not-led`, 409 `nobody-in-shift`, and after three within a day 429 `too-many-shift-letters`.
         */
        post: operations["sendShiftLetter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/volunteer/shift-lead/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove from a shift a person who can’t come
         * @description Possible from 72 hours before the shift until it begins, even if the person did not ask for it. They get an e-mail, and the place goes to the next person on the waiting list. Answers 403 `shift-not-led`, 409 `person-not-in-shift`, 409 `leave-request-withdrawn`, 409 `removal-too-early`, 409 `shift-begun`.
         */
        post: operations["takeOffShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/volunteer/shift/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a code that invites friends to one of the caller’s shifts
         * @description An existing code is kept. A code reserves no place. Answers 409 `shift-not-yours`.
         */
        post: operations["shareShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/volunteer/shift/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a shift that was moved or made longer
         * @description Within 48 hours and before it begins. Answers 409 `nothing-to-confirm`, and 409 `shift-clash` if the new time overlaps another shift or ride.
         */
        post: operations["confirmShift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/volunteer/shift/leave-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the leads of a shift to take the caller off it
         * @description For the last 72 hours before a shift that somebody else leads. The leads get an e-mail; the place stays the caller’s until one of them takes the caller off. Asking again changes nothing. After four e-mails to the leads, later changes are only on their sheet. Answers 409 `shift-leavable` if the caller can give the place back alone, 409 `shift-not-yours`, 409 `shift-begun`.
         */
        post: operations["requestLeave"];
        /**
         * Withdraw a leave request
         * @description The leads get an e-mail. Without a request, nothing changes. Answers 409 `shift-to-confirm` if the shift was moved meanwhile, 409 `shift-not-yours`, 409 `shift-begun`.
         */
        delete: operations["withdrawLeaveRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/volunteer/shift/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for a place in a full shift
         * @description People wait in order of arrival. A place that becomes free is offered for 24 hours, or 2 hours in the last 48 before the shift, and never beyond its start. Answers 409 `shift-has-places` if one is free.
         */
        post: operations["waitForShift"];
        /**
         * Leave the waiting list; an offered place goes to the next person
         * @description Answers 409 `not-waiting`.
         */
        delete: operations["stopWaitingForShift"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/volunteer/sign-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller’s shifts, waits and rides in this event
         * @description The caller’s places with the other people in each shift, their waits, and their rides until the expected return. First names are those of people who show theirs.
         */
        get: operations["getOwnSignUps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/volunteer/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show the others in the caller’s shifts their first name, or hide it
         * @description First names are hidden by default.
         */
        put: operations["showNameInShifts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/valley": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The map's routes, with what lies along them, and the places of the valley
         * @description The answer has everything that the map draws on top of the land. Volunteer posts are places only; the answer never says who helps there, and when. Routes that only a sponsor's code opens are left out, and so are places that only they use.
         */
        get: operations["getValley"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/valley/routes/{id}/cues": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["RouteId"];
            };
            cookie?: never;
        };
        /**
         * A route's cue card
         * @description Turns, climbs, passes and stops in the order in which a rider meets them.
         */
        get: operations["getRouteCues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/valley/routes/{id}/gpx": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["RouteId"];
            };
            cookie?: never;
        };
        /**
         * A route's course as a GPX 1.1 file
         * @description The track with elevations in meters, and a waypoint for each stop. The file is the same for everybody and may be kept an hour.
         */
        get: operations["getRouteGpx"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteer/shifts/{shiftId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                shiftId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change when and where a shift is, and how many places it has; for the event’s staff
         * @description The same transaction writes an e-mail to everybody in the shift. They confirm a moved or longer shift within 48 hours. Answers 403 `shift-organizers-only`, 409 `shift-places-taken`, 409 `shift-begun`, 422 `shift-times-wrong`.
         */
        put: operations["changeShift"];
        post?: never;
        /**
         * Cancel a shift; for the event’s staff
         * @description The same transaction writes an e-mail to everybody in the shift and on its waiting list. Answers 403 `shift-organizers-only`, 409 `shift-begun`.
         */
        delete: operations["cancelShift"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteer/shifts/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shifts that have a free place */
        get: operations["getAvailableShifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteer/shifts/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The days on which a shift is still open, as YYYY-MM-DD */
        get: operations["getShiftDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteer/shifts/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The places where a shift is still open */
        get: operations["getShiftLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/volunteer/shifts/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shift that a friend’s code leads to
         * @description Answers 404 `shift-code-unknown` once the friend is not in the shift any more.
         */
        get: operations["getSharedShift"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountClosingBlocker: {
            /** @description The amount of the payment, or the missing amount of the commitment; in cents. */
            amount: number;
            /** @enum {string} */
            code: "payment-open" | "commitment-unmet";
            /** @description The day from which this reason no longer prevents closing. Null for a payment, whose outcome the gateway decides. */
            until: CalendarDay | null;
        };
        AccountClosingPreview: {
            /** @description The reasons why the account cannot be closed now. Empty if it can be closed. */
            blockers: components["schemas"]["AccountClosingBlocker"][];
            ends: {
                hasOpenRegistration: boolean;
                /** @description The caller’s participations this year. */
                participations: ("Rider" | "Challenger" | "Volunteer")[];
                /** @description The caller’s peloton. Null if they are in none. */
                peloton: {
                    /** Format: uuid */
                    id: string;
                    /** @description The number of members who stay. */
                    members: number;
                    name: string;
                    /** @enum {string} */
                    role: "captain" | "admin" | "member";
                    /** @description The person who would become captain now. Null if the caller is no captain, or no member stays. */
                    successor: {
                        firstName: string;
                        lastName: string;
                        publicId: string;
                    } | null;
                } | null;
                /** @description The caller’s monthly donations. */
                recurringDonations: {
                    /** @description Together, in cents a month. */
                    amount: number;
                    count: number;
                };
                /** @description The peloton that the caller asked to join. Null if no request is open. */
                request: {
                    /** Format: uuid */
                    id: string;
                    name: string;
                } | null;
                /** @description The number of shifts in which the caller's place becomes free. */
                shifts: number;
            };
            /** @description The first name that the caller types to confirm. */
            firstName: string;
            stays: {
                /** @description The sum of these donations, in cents. */
                donated: number;
                /** @description The number of donations given. */
                donations: number;
                /** @description The sum raised in all years, in cents. */
                raised: number;
            };
        };
        Achievement: {
            /**
             * Format: date
             * @description The newest day of it. For shifts it is the last day of the event, because the days of shifts are private.
             */
            achievedOn: CalendarDay;
            /** @enum {string} */
            kind: "years" | "first-donation" | "commitment-met" | "goal-met" | "high-roller" | "miles" | "shifts";
            /** @description How many years, miles or shifts in all; the goal or commitment of the newest year in cents; 1 for the first donation. */
            value: number;
            /** @description The event years that it is about. */
            years: number[];
        };
        /** @enum {string} */
        Activity: "cycling" | "running" | "walking" | "swimming" | "rowing" | "yoga" | "other";
        /** @description Kept with one decimal. */
        ActivityAmount: number;
        ActivityGoal: {
            activity: components["schemas"]["Activity"];
            amount: components["schemas"]["ActivityAmount"];
            unit: components["schemas"]["ActivityUnit"];
        };
        /** @enum {string} */
        ActivityUnit: "miles" | "minutes" | "times";
        Address: {
            address: components["schemas"]["Street"];
            city: components["schemas"]["City"];
            country: components["schemas"]["Country"];
            postalCode: components["schemas"]["PostalCode"];
            state: components["schemas"]["Region"];
        };
        AheadOfThem: {
            /** Format: date */
            day: CalendarDay;
            /**
             * @description A `lead` is a shift that the caller leads.
             * @enum {string}
             */
            kind: "ride" | "shift" | "lead" | "deadline";
            /** @description The route of a ride; the place of a shift; null for the deadline. */
            place: string | null;
            /** @description In the event’s time zone; null if it is not a shift. */
            startTime: string | null;
            /** @description The ride or the shift; null for the deadline. */
            title: string | null;
        };
        ApprovedRequests: {
            approved: string[];
            /** @description The number of open requests. */
            memberRequestCount: number;
            membersCount: number;
            notApproved: {
                /** @enum {string} */
                code: "request-not-found" | "request-decided" | "member-elsewhere";
                userId: string;
            }[];
        };
        /** @description Whole US cents; below zero if money that was shared went back to its donors. */
        Balance: number;
        BaseCamp: {
            /** @description The next four rides and shifts of the caller, and the fundraising deadline for a person who raises money; the next one first. Shifts of one day with the same title and place count as one. */
            ahead: components["schemas"]["AheadOfThem"][];
            /** @description A commitment or goal that was reached and not yet celebrated; null without one. */
            celebration: {
                /** @description The commitment or the goal. `celebrated` of `updateFundraisingGoal` names it. */
                amount: components["schemas"]["Cents"];
                /** @enum {string} */
                success: "commitment" | "goal";
            } | null;
            currentEventName: string;
            /** @description Days until the deadline; 0 on the day itself, null once it has passed. */
            daysLeft: number | null;
            /** @description All donations of this event. */
            donationCount: number;
            firstName: string;
            fundraising: components["schemas"]["Fundraising"];
            /**
             * Format: date
             * @description The last day that counts.
             */
            fundraisingDeadline: CalendarDay;
            /** @description The participant's other tasks, the most urgent first. Asking for donations is never one of them. */
            furtherSteps: components["schemas"]["NextStep"][];
            /** @description The goals of a Challenger; empty for others. */
            goals: {
                activity: components["schemas"]["Activity"];
                amount: number;
                done: number;
                /** @description Since Monday. */
                thisWeek: number;
                unit: components["schemas"]["ActivityUnit"];
            }[];
            /** @description Whether the caller takes part in the event in any way. */
            isParticipant: boolean;
            /** @description The newest donations of this event, newest first, with the names of anonymous donors too. */
            newest: components["schemas"]["Donation"][];
            nextStep: components["schemas"]["NextStep"];
            publicId: string;
            /** @description The event's zone by its IANA name. */
            timeZone: string;
            weeks: {
                /** @description From Monday until now. */
                current: components["schemas"]["DonationWeek"];
                /** @description The whole week before. */
                previous: components["schemas"]["DonationWeek"];
            };
        };
        /** @description The parts of an address that a bank compares with that of a card. */
        BillingArea: {
            country: components["schemas"]["Country"];
            postalCode: components["schemas"]["PostalCode"];
        };
        CaptaincyOffer: {
            /** Format: date-time */
            expiresAt: Instant;
            /** Format: date-time */
            offeredAt: Instant;
            offeredTo: components["schemas"]["PelotonPerson"];
        };
        /** @description Whole US cents. */
        Cents: number;
        /** @description A sum over many people, in whole US cents. */
        CentsTogether: number;
        ChallengeAnswer: {
            /** @description A decimal number. */
            answer: string;
            challenge: string;
        };
        /** @description The charity's legal name. */
        Charity: {
            address: string;
            /** @description The Employer Identification Number. */
            ein: string;
            legalName: string;
        };
        CheckIn: {
            /** @description Made by the device. */
            id: components["schemas"]["Uuid"];
            /** @description The person whom the entry is about. */
            publicId: string;
            /** @description The entries about this person that the device knew, and that this entry replaces. */
            replaces: components["schemas"]["Uuid"][];
            said: components["schemas"]["CheckInWord"];
            saidAt: components["schemas"]["DeviceTime"];
            shiftId: components["schemas"]["Uuid"];
        };
        CheckIns: {
            entries: components["schemas"]["CheckIn"][];
            /** @description The device's clock at the time of sending. From it the server computes the clock's error. */
            sentAt: components["schemas"]["DeviceTime"];
        };
        /** @enum {string} */
        CheckInWord: "here" | "absent" | "withdrawn";
        City: components["schemas"]["Line"];
        Climber: {
            firstName: string;
            goal: components["schemas"]["Cents"];
            lastName: string;
            profileImageUrl: string | null;
            publicId: string;
            raised: components["schemas"]["Cents"];
        };
        CodeToCheck: {
            code: string;
        };
        ContactAddress: {
            /** @description The address to which e-mails to the person go. */
            emailAddress: string;
            /** @description Null if no change waits for its code. */
            openChange: {
                /** @description Where the code was sent. */
                emailAddress: string;
                /**
                 * Format: date-time
                 * @description The end of the code’s validity.
                 */
                expiresAt: Instant;
            } | null;
            /** @description The ETag of this answer. */
            version: string;
        };
        ContactCreate: {
            /** @description As in the token. Its form is not checked: providers allow addresses in all scripts, and none may prevent a sign-up. */
            email: string;
            firstName: components["schemas"]["FirstName"];
            lastName: components["schemas"]["LastName"];
            oid: string;
        };
        ContentDecision: {
            /** @enum {string} */
            decision: "show" | "hide";
            kind: components["schemas"]["ReportableKind"];
            subjectId: components["schemas"]["Uuid"];
            /** @enum {string} */
            subjectType: "User" | "Peloton";
        };
        ContentPage: {
            description: string;
            /** @description The page's body, written by the site itself. */
            html: string;
            isDraft: boolean;
            path: string;
            /** @description The seed of the land that is drawn for it. */
            picture: string;
            title: string;
        };
        ContentReport: {
            kind: components["schemas"]["ReportableKind"];
            reason: components["schemas"]["ReportReason"];
        };
        /** @description ISO 3166-1 alpha-2. */
        Country: string;
        Cue: {
            /** @description The climb of a `climb` cue. */
            climb: {
                feet: number;
                /** @description On average, in percent. */
                grade: number;
                miles: number;
            } | null;
            /** @enum {string} */
            kind: "start" | "turn" | "climb" | "stop" | "pass" | "night" | "finish";
            /** @description From the start; the running total. */
            mile: number;
            /** @description Of the road or the place. */
            name: string;
            /** @description Miles to the next cue; 0 at the finish. */
            toNext: number;
            /**
             * @description The direction of a `turn`.
             * @enum {string|null}
             */
            turn: "left" | "right" | "straight" | "slight-left" | "slight-right" | "sharp-left" | "sharp-right" | null;
        };
        CueCard: {
            cues: components["schemas"]["Cue"][];
            route: components["schemas"]["RideRoute"];
            steepestMile: components["schemas"]["SteepestMile"];
        };
        CurrentUser: {
            address: string | null;
            /** Format: date */
            birthDate: CalendarDay | null;
            blockRegistration: boolean;
            braintreeCustomerId: string | null;
            cancerType: string | null;
            city: string | null;
            cmsPreview: boolean;
            country: string | null;
            coverImageUrl: string | null;
            currentEventName: string;
            emailAddress: string;
            employerName: string | null;
            firstName: string;
            fundraising: components["schemas"]["Fundraising"];
            gender: string | null;
            hasOpenRegistration: boolean;
            id: string;
            instagramHandle: string | null;
            isAchievementsInvisible: boolean;
            isCancerSurvivor: boolean | null;
            isDonorListVisible: boolean;
            /** @description Whether leaderboards may name the person, if their public figures put them there. */
            isOnLeaderboards: boolean;
            jerseySize: string | null;
            lastName: string;
            /** @enum {string} */
            loginType: "Unknown" | "Email" | "Google" | "Facebook";
            middleName: string | null;
            oid: string;
            /** Format: date-time */
            onboardingCompletedOn: Instant | null;
            participantTypes: components["schemas"]["ParticipantTypes"];
            peloton: {
                id: components["schemas"]["Uuid"];
                isAdmin: boolean;
                isCaptain: boolean;
                isPending: boolean;
                name: string;
            } | null;
            phone: string | null;
            postalCode: string | null;
            prefix: string | null;
            profileImageUrl: string | null;
            publicId: string;
            state: string | null;
            story: components["schemas"]["Story"] | null;
            suffix: string | null;
            survivorVisibility: components["schemas"]["SurvivorVisibility"];
            tags: string[];
            termsAndConditionsAccepted: boolean;
            title: string | null;
            tShirtSize: string | null;
            twitterHandle: string | null;
            /** @description The ETag of this answer. It names what `updateCurrentUser` can change, so it stays the same while a total moves. */
            version: string;
        };
        DefaultPaymentMethod: {
            method: components["schemas"]["SavedPaymentMethod"];
            /** @description A nonce that is valid once. */
            nonce: string;
        };
        DeskMember: {
            /** @description The part of `raised` that the peloton attributed. */
            attributed: components["schemas"]["Cents"];
            committed: components["schemas"]["Cents"];
            firstName: string;
            /** Format: date-time */
            joinedAt: Instant;
            lastName: string;
            /** @description The amount that is missing for the commitment, including owed money. */
            missing: components["schemas"]["Cents"];
            /** @description The missing amount divided by the weeks until the fundraising deadline, including the current week; null after the deadline. */
            neededPerWeek: components["schemas"]["Cents"] | null;
            /** @description As in `FundraisingParts`. Above zero only if `raised` is 0. */
            owed: components["schemas"]["Cents"];
            participantTypes: components["schemas"]["ParticipantTypes"];
            profileImageUrl: string | null;
            publicId: string;
            /** @description The exact raised amount. */
            raised: components["schemas"]["Cents"];
            role: components["schemas"]["PelotonRole"];
            /** @description The rides of the member in that year, Ride Weekend first; empty for a member who doesn’t ride. */
            routes: {
                name: string;
                rideType: components["schemas"]["RideType"];
            }[];
            /** @description The amount raised beyond the commitment; 0 without a commitment. */
            surplus: components["schemas"]["Cents"];
            /** @description The event’s year of the membership. */
            year: number;
        };
        /** @description Milliseconds since 1970 by the device's clock, which may be wrong by years. */
        DeviceTime: number;
        DiscountedFee: {
            code: string;
            fee: components["schemas"]["RegistrationFee"];
        };
        /** @description A donation as its recipient, or somebody else, may see it. Fully refunded donations are left out. */
        Donation: {
            /** @description Null if the donor keeps it private, except to the recipient. */
            amount: components["schemas"]["Cents"] | null;
            /** Format: date-time */
            givenAt: Instant;
            id: components["schemas"]["Uuid"];
            isAmountVisible: boolean;
            isAnonymous: boolean;
            message: string | null;
            /** @description The donor’s public name; null for an anonymous donation, except to its recipient. */
            name: string | null;
            /**
             * Format: date-time
             * @description When the person sent thanks for it; null before. Only the person gets it; for all others it is left out.
             */
            thankedAt?: Instant | null;
        };
        DonationChallenge: {
            challenge: string;
            /** @description The number of zero bits with which SHA-256 of `challenge:answer` must begin. */
            difficulty: number;
            /** Format: date-time */
            expiresAt: Instant;
        };
        /** @enum {string} */
        DonationFrequency: "Once" | "Monthly" | "Organization";
        /** @description An organization that was found, or one that is named for the first time; the donor is its contact. */
        DonationOrganization: {
            id: components["schemas"]["Uuid"];
        } | {
            /** Format: name-with-sense */
            name: components["schemas"]["Line"];
        };
        DonationOutcome: {
            /** @description An explanation for the donor. */
            detail: string | null;
            reason: string | null;
            receipt: components["schemas"]["DonationReceipt"] | null;
            /**
             * @description `charged`: charged once. `notCharged`: nothing was kept, and `reason` and `detail` say why; with `came-too-late`, a charge is being refunded. `processing`: the outcome is not known yet; the server finds it out and e-mails the donor.
             * @enum {string}
             */
            state: "charged" | "notCharged" | "processing";
        };
        /** @description A one-time nonce from a payment form or a wallet, the signed-in donor’s saved method, or a grant from a donor-advised fund by Chariot, named by its workflow session. A grant is given once, in whole dollars, without a covered fee. */
        DonationPayment: {
            /** @description Whether the card’s owner authenticated it by 3-D Secure. The server verifies it if an authentication is needed; a false claim counts as a decline. */
            isAuthenticated?: boolean;
            /** @description Whether to save the method for the signed-in donor’s next donation. A recurring donation keeps it anyway. */
            isKept: boolean;
            nonce: string;
            type: components["schemas"]["PaymentType"];
        } | {
            /** @constant */
            useSaved: true;
        } | {
            chariotSession: string;
        };
        /** @description A donation as its donor sees it. Money in cents. */
        DonationReceipt: {
            amount: components["schemas"]["Cents"];
            charge: components["schemas"]["Cents"];
            donorEmail: string;
            donorName: string;
            /** @description The fee that the donor covered. */
            fee: components["schemas"]["Cents"];
            frequency: components["schemas"]["DonationFrequency"];
            /** Format: date-time */
            givenAt: Instant;
            id: components["schemas"]["Uuid"];
            isAmountVisible: boolean;
            isAnonymous: boolean;
            message: string | null;
            /**
             * Format: date
             * @description When a recurring donation is given next.
             */
            nextOn: CalendarDay | null;
            /** @description The number of the receipt. */
            number: string;
            organizationName: string | null;
            paidWith: components["schemas"]["PaidWith"] | null;
            /** @description Null for an anonymous donation. */
            publicName: string | null;
            recipient: components["schemas"]["GivenTo"];
            recipientName: string;
            refundedAmount: components["schemas"]["Cents"];
            tribute: components["schemas"]["Tribute"] | null;
        };
        DonationRecipient: {
            /** @description A person’s public id or a peloton’s id; null for the general fund. */
            id: string | null;
            /** @description Null for the general fund. */
            name: string | null;
            /** @enum {string} */
            recipientType: "User" | "Peloton" | "General";
        };
        DonationRequest: {
            /** @description The amount that the recipient is credited, in cents. */
            amount: number;
            /** @description The charge that the donor was shown, in cents. If the server’s sum differs, nothing is charged. */
            charge: number;
            /** @description What the gateway’s own script collected about this browser, for the gateway’s fraud checks. The server passes it on and does not store it. */
            deviceData?: string;
            donor: components["schemas"]["Donor"];
            frequency: components["schemas"]["DonationFrequency"];
            isAmountVisible: boolean;
            isAnonymous: boolean;
            isFeeCovered: boolean;
            /** @description True if the donor confirmed that an identical donation within a few minutes is intended. */
            isRepeatMeant: boolean;
            /** @description A message to the recipient. It is public if the donation is listed. */
            message: components["schemas"]["Paragraphs"] | null;
            /** @description Required for the frequency Organization, and null for any other. */
            organization: components["schemas"]["DonationOrganization"] | null;
            payment: components["schemas"]["DonationPayment"];
            /** @description The answer to a challenge, if the server asked for one. */
            proof: components["schemas"]["ChallengeAnswer"] | null;
            /** @description The name others see; null for the donor’s first and last name, or the organization’s. */
            publicName: components["schemas"]["Line"] | null;
            recipient: components["schemas"]["GivenTo"];
            tribute: components["schemas"]["Tribute"] | null;
        };
        DonationWeek: {
            /** @description Without refunded amounts. */
            amount: components["schemas"]["Cents"];
            donations: number;
            /**
             * Format: date
             * @description Its Monday.
             */
            from: CalendarDay;
        };
        Donor: {
            /** @description The whole address for a monthly donation and for $1,000 or more, except for a grant. Any other card payment needs only the part that the bank compares. Null if none is needed. */
            address: components["schemas"]["Address"] | components["schemas"]["BillingArea"] | null;
            /** Format: email */
            email: string;
            firstName: components["schemas"]["FirstName"];
            lastName: components["schemas"]["LastName"];
            phone: components["schemas"]["Phone"] | null;
        };
        Event: {
            /** Format: date */
            endsOn: CalendarDay;
            /** Format: date */
            fundraisingDeadline: CalendarDay;
            /**
             * Format: date
             * @description The last day on which members share what was raised.
             */
            fundSharingEnds: CalendarDay;
            goal: components["schemas"]["EventGoal"];
            id: components["schemas"]["Uuid"];
            isRegistrationOpen: boolean;
            name: string;
            participants: number;
            place: string;
            raised: components["schemas"]["Cents"];
            /** Format: date-time */
            registrationClosesAt: Instant;
            /** Format: date-time */
            registrationOpensAt: Instant;
            rides: components["schemas"]["Ride"][];
            /** Format: date */
            startsOn: CalendarDay;
            /** @description The event's zone by its IANA name. */
            timeZone: string;
            year: number;
        };
        /** @description The fundraising goal of the whole event, in whole US cents; null without one. */
        EventGoal: number | null;
        EventYear: {
            goal: components["schemas"]["EventGoal"];
            isCurrent: boolean;
            participants: number;
            raised: components["schemas"]["Cents"];
            year: number;
        };
        FamilyPeloton: {
            id: components["schemas"]["Uuid"];
            isActive: boolean;
            membersCount: number;
            name: string;
            profileImageUrl: string | null;
            raised: components["schemas"]["Cents"];
        };
        FamilyRequests: {
            level: components["schemas"]["PelotonLevel"];
            parent: components["schemas"]["NamedPeloton"] | null;
            /** @description The open requests, the oldest first. */
            requests: {
                /** Format: date-time */
                askedAt: Instant;
                /** @description This peloton asked, and the other one decides. */
                isOurs: boolean;
                peloton: components["schemas"]["NamedPeloton"];
            }[];
        };
        FeeLine: {
            /** @description Whole US cents; a discount is negative. */
            amount: number;
            label: string;
        };
        FieldProblem: {
            code: string;
            /** @description Says what is wrong and what to do. */
            message: string;
            /** @description JSON pointer into the request, such as /body/profile/phone. */
            path: string;
        };
        /**
         * Format: name-with-sense
         * @description A person’s first name, or their one name. It has a letter, a digit or a picture. No name holds a link.
         */
        FirstName: components["schemas"]["Line"];
        Forecast: {
            /** @description All donations of this event. */
            donations: number;
            /** @description The amount that the caller can share. */
            mostToShare: components["schemas"]["ForecastCents"];
            now: components["schemas"]["ForecastOutlook"];
            /** @description The routes of the rides that the caller rides, their own included. */
            routes: components["schemas"]["ForecastRoute"][];
            time: components["schemas"]["ForecastTime"];
            /** @description The outlook with the parameters of the request; null without parameters. */
            whatIf: components["schemas"]["ForecastOutlook"] | null;
        };
        /** @description Whole US cents, of one person or of many. */
        ForecastCents: number;
        ForecastOutlook: {
            committed: components["schemas"]["ForecastCents"];
            /** @description The money that counts toward the commitment. */
            countedAmount: components["schemas"]["ForecastCents"];
            /** @description The amount that is missing for the commitment, including owed money. */
            missing: components["schemas"]["ForecastCents"];
            /** @description The missing amount divided by the weeks until the deadline, with the current week. Null before registration opens and after the deadline. */
            neededPerWeek: components["schemas"]["ForecastCents"] | null;
            /** @description Money that was shared and then refunded to donors. The next donations pay it first. */
            owed: components["schemas"]["ForecastCents"];
            /** @description Null with under three donations, before registration opens and after the deadline. */
            projection: components["schemas"]["ForecastProjection"] | null;
            state: components["schemas"]["ForecastState"];
        };
        /** @description What may count at the deadline: what counts, what is due, and the lower quartile, the median and the upper quartile of the last six weeks, for each week that is left. */
        ForecastProjection: {
            high: components["schemas"]["ForecastCents"];
            likely: components["schemas"]["ForecastCents"];
            low: components["schemas"]["ForecastCents"];
        };
        ForecastRoute: {
            /** @description The total commitment with this route. */
            commitment: components["schemas"]["ForecastCents"];
            distanceMiles: number;
            id: components["schemas"]["Uuid"];
            /** @description Whether the caller rides it. */
            isOwn: boolean;
            name: string;
            rideType: components["schemas"]["RideType"];
        };
        /**
         * @description `not-open`: registration has not opened; `ended`: the deadline is over; `no-commitment`: nothing is committed to; `met`: nothing is missing; `few-donations`: under three donations, so there is no pace; `projected`: there is one.
         * @enum {string}
         */
        ForecastState: "not-open" | "ended" | "no-commitment" | "met" | "few-donations" | "projected";
        /** @description The weeks behind, and the time that is left. */
        ForecastTime: {
            /** @description 0 on the day of the deadline; null once it is over. */
            daysLeft: number | null;
            /**
             * Format: date
             * @description The last day that counts.
             */
            fundraisingDeadline: CalendarDay;
            /** @description Recurring donations that fall due until the deadline. */
            recurring: components["schemas"]["ForecastCents"];
            /** @description From Monday until now. */
            thisWeek: components["schemas"]["ForecastCents"];
            /**
             * Format: date
             * @description In the event’s time zone.
             */
            today: CalendarDay;
            /** @description The last six whole weeks, the earliest first. */
            weeks: components["schemas"]["ForecastWeek"][];
            /** @description The weeks that are left, including the current one; null after the deadline. */
            weeksLeft: number | null;
        };
        ForecastWeek: {
            /** @description Single donations, less what was taken back. */
            amount: components["schemas"]["ForecastCents"];
            /**
             * Format: date
             * @description Its Monday in the event’s time zone.
             */
            from: CalendarDay;
        };
        FormerMember: {
            membersCount: number;
            userId: string;
        };
        FoundOrganization: {
            id: components["schemas"]["Uuid"];
            match: components["schemas"]["NameMatch"];
            name: string;
            /** @constant */
            type: "Organization";
        };
        FoundPeloton: {
            acceptingNewMembers: boolean;
            id: components["schemas"]["Uuid"];
            /** @enum {string} */
            level: "super" | "peloton";
            match: components["schemas"]["NameMatch"];
            membersCount: number;
            name: string;
            parentName: string | null;
            profileImageUrl: string | null;
            raised: components["schemas"]["Cents"];
            /** @constant */
            type: "Peloton";
        };
        FoundPerson: {
            firstName: string;
            goal: components["schemas"]["Cents"];
            lastName: string;
            match: components["schemas"]["NameMatch"];
            participantTypes: components["schemas"]["ParticipantTypes"];
            pelotonName: string | null;
            profileImageUrl: string | null;
            publicId: string;
            raised: components["schemas"]["Cents"];
            /** @constant */
            type: "User";
        };
        /**
         * Format: name-with-sense
         * @description All names of one person, in one line. A dash at its end is left out.
         */
        FullName: components["schemas"]["Line"];
        Fundraising: {
            allTimeRaised: components["schemas"]["Cents"];
            attributed: components["schemas"]["Cents"];
            /** @description True if the commitment is above 0. */
            committed: boolean;
            committedAmount: components["schemas"]["Cents"];
            committedHighRoller: boolean;
            committedMet: boolean;
            /** @description Goal and commitment are both met. */
            complete: boolean;
            goal: components["schemas"]["Cents"];
            goalMet: boolean;
            id: string;
            /** @description As in `FundraisingParts`. Above zero only if `raised` is 0. */
            owed: components["schemas"]["Cents"];
            raised: components["schemas"]["Cents"];
            /** @description Whether the person saw the celebration of the current goal. Others get it only if the public total meets the goal. */
            seenSuccess: boolean;
            /** @description Names goal and `seenSuccess`, as the ETag of a change does. Only for the person themself; a total that moves does not change it. */
            version?: string;
        };
        /** @description The parts of a total of the current event: `confirmed + offline + attributed + sharedIn + owed - refunded - sharedOut` is `total`, and all of it counts toward a commitment. None of these parts includes `pending`, and only the recipient gets `pending`. */
        FundraisingParts: {
            /** @description Shared out to a person by a peloton. */
            attributed: components["schemas"]["Cents"];
            /** @description Donations that were charged. */
            confirmed: components["schemas"]["Cents"];
            /** @description True if a person who shared it owes a part of it. The share stays and counts. */
            isSharedInOwed: boolean;
            /** @description Cheques. */
            offline: components["schemas"]["Cents"];
            /** @description Money that was shared and then refunded to donors. The next donations pay it first. */
            owed: components["schemas"]["Cents"];
            pending: {
                /** @description Donations whose charge is not decided yet. */
                donations: components["schemas"]["Cents"];
                /** @description Recurring donations to come until the fundraising deadline. */
                monthly: components["schemas"]["Cents"];
            } | null;
            /** @description Given back to donors. */
            refunded: components["schemas"]["Cents"];
            /** @description Shared by others. */
            sharedIn: components["schemas"]["Cents"];
            /** @description Shared with others. */
            sharedOut: components["schemas"]["Cents"];
            total: components["schemas"]["Cents"];
        };
        FundShare: {
            amount: components["schemas"]["ShareAmount"];
            batchId: components["schemas"]["Uuid"];
            /** @description The person who made the share; null for a settled standing offer. */
            by: string | null;
            from: components["schemas"]["ShareEnd"];
            id: components["schemas"]["Uuid"];
            /**
             * @description The cause of the share.
             * @enum {string}
             */
            kind: "share" | "request" | "standing-offer";
            /** Format: date-time */
            madeAt: Instant;
            /** @description Whether `declineFundShare` works for the caller now. The rules are those of `mayUndo` without the limit of 24 hours, for the receiver or the captain and admins of the peloton whose fund received the share. */
            mayDecline: boolean;
            /** @description Whether `undoFundShare` works for the caller now. The caller gave the share, or leads the peloton whose fund gave it. It is less than 24 hours old and not taken back, and sharing is open. The receiver’s balance is at least the share. A receiving member is still in the peloton; if they shared money away in this event, they also stay at or above their commitment. The exact figures decide. */
            mayUndo: boolean;
            reason: string | null;
            /** @description When the share was undone; null if it was not. */
            takenBack: {
                /** @enum {string} */
                as: "undone" | "declined";
                /** Format: date-time */
                at: Instant;
                by: string;
            } | null;
            to: components["schemas"]["ShareEnd"];
        };
        FundSharing: {
            /** @description The shareable amount. */
            balance: components["schemas"]["Cents"];
            currentEventName: string;
            /** Format: date */
            fundraisingDeadline: CalendarDay;
            /**
             * Format: date
             * @description The last day of sharing.
             */
            fundSharingEnds: CalendarDay;
            /** @description Donations to the fund, and shares that members gave back. */
            given: components["schemas"]["Cents"];
            /** @description Whether money can be shared now. */
            isOpen: boolean;
            /** @description The amount that all members together still have to raise for their commitments. */
            missing: components["schemas"]["Cents"];
            /** @description The parts of the balance. */
            parts: components["schemas"]["FundraisingParts"];
            pelotonId: components["schemas"]["Uuid"];
            pelotonName: string;
            /** @description The result of each plan for the balance, without High Rollers and with them. */
            plans: components["schemas"]["PlanOutlook"][];
            /** @description The amount that was shared. */
            shared: components["schemas"]["Cents"];
        };
        FundSharingDonor: {
            committedAmount: components["schemas"]["Cents"];
            firstName: string;
            lastName: string;
            offer: components["schemas"]["StandingOffer"];
            /** @description Money that they shared and that was then refunded to donors. */
            owed?: components["schemas"]["Cents"];
            publicId: string;
            raised: components["schemas"]["Cents"];
            /** @description Whether they were asked and have not answered. */
            request: boolean;
            /** @description The amount that they raised beyond their commitment. */
            spare: components["schemas"]["Cents"];
        };
        FundSharingRecipient: {
            committedAmount: components["schemas"]["Cents"];
            firstName: string;
            /** @description Plans leave out High Rollers, unless the request includes them. */
            isHighRoller: boolean;
            lastName: string;
            /** @description The amount that is still missing for the commitment. */
            missing: components["schemas"]["Cents"];
            /** @description Money that they shared and that was then refunded to donors. */
            owed: components["schemas"]["Cents"];
            publicId: string;
            raised: components["schemas"]["Cents"];
            role: components["schemas"]["PelotonRole"];
        };
        /** @enum {string} */
        GarmentSize: "XS" | "S" | "M" | "L" | "XL" | "2XL" | "3XL";
        GatewayNotification: {
            /** @description Base64 of XML. */
            bt_payload: string;
            bt_signature: string;
        };
        /** @description A donation as its donor sees it in a list. */
        GivenDonation: {
            /** @description The amount that the recipient was credited. */
            amount: components["schemas"]["Cents"];
            charge: components["schemas"]["Cents"];
            /** @description The fee that the donor covered. */
            fee: components["schemas"]["Cents"];
            frequency: components["schemas"]["DonationFrequency"];
            /** Format: date-time */
            givenAt: Instant;
            id: components["schemas"]["Uuid"];
            isAnonymous: boolean;
            /** @description A cheque. */
            isOffline: boolean;
            /** @description The number of its receipt. */
            number: string;
            organizationName: string | null;
            /** @description The name others see; null for an anonymous donation. */
            publicName: string | null;
            recipient: components["schemas"]["DonationRecipient"];
            /** @description The amount that was refunded to the donor. */
            refundedAmount: components["schemas"]["Cents"];
        };
        /** @description A person by public id, a peloton by id; null for the general fund. */
        GivenTo: {
            id: string | null;
            /** @enum {string} */
            recipientType: "User" | "Peloton" | "General";
        };
        GivingSummary: {
            /** @description The sum of all donations. */
            charge: components["schemas"]["Cents"];
            charity: components["schemas"]["Charity"];
            deductible: components["schemas"]["Cents"];
            /** @description The oldest first. */
            donations: components["schemas"]["SummedDonation"][];
            donorName: string;
            refunded: components["schemas"]["Cents"];
            /** @description The statement that the tax office requires. */
            statement: string;
            year: number;
        };
        GivingYear: {
            deductible: components["schemas"]["Cents"];
            donationCount: number;
            year: number;
        };
        GrantEvent: {
            associated_object_id: string;
            associated_object_type: string;
            /** @description The kind, such as `grant.updated`. */
            category: string;
            /** Format: date-time */
            created_at: Instant;
            id: string;
        } & {
            [key: string]: unknown;
        };
        GroupCode: {
            code: string;
            pelotonId: components["schemas"]["Uuid"];
            pelotonName: string;
        };
        Guardian: {
            /** Format: email */
            email: string;
            name: components["schemas"]["FullName"];
        };
        Health: {
            /** @enum {string} */
            mode: "sandbox" | "production";
            /** @constant */
            status: "ok";
            /**
             * @description Where the data is kept.
             * @enum {string}
             */
            store: "embedded" | "server";
            /**
             * Format: date-time
             * @description The product's clock.
             */
            time: Instant;
        };
        /** @description Content that only its owner sees, and the reason. No answer names the people who reported it. */
        HiddenContent: {
            /** Format: date-time */
            hiddenAt: Instant;
            /** @description An organizer looked at it, and keeps it hidden. */
            isDecided: boolean;
            kind: components["schemas"]["ReportableKind"];
            reasons: components["schemas"]["ReportReason"][];
        };
        IdentityPolicy: {
            authority: string;
            /** @description The policy's name in tokens; null with a provider that has none. */
            tfp: string | null;
        };
        /** @enum {string} */
        ImageKind: "profile" | "cover";
        ImageUpload: {
            /** @description The center of the crop: 0 is the left edge, 1 the right. */
            focalX: number;
            /** @description 0 is the top edge, 1 the bottom. */
            focalY: number;
            /**
             * Format: binary
             * @description The file, at most 15 MB.
             */
            image: string;
        };
        JoinRequest: {
            /** Format: date-time */
            askedAt: Instant;
            /** Format: date-time */
            expiresAt: Instant;
            firstName: string;
            lastName: string;
            message: string | null;
            participantTypes: components["schemas"]["ParticipantTypes"];
            profileImageUrl: string | null;
            publicId: string;
        };
        JoinState: {
            askedAt: Instant | null;
            /** @description The captaincy, if it is offered to the caller and the offer is open. */
            captaincyOffer: components["schemas"]["CaptaincyOffer"] | null;
            decidedAt: Instant | null;
            /** @description The other peloton that `member-elsewhere` and `requested-elsewhere` are about; null without them. */
            elsewhere: {
                id: components["schemas"]["Uuid"];
                name: string;
            } | null;
            expiresAt: Instant | null;
            /** @description The caller’s message in the request. */
            message: string | null;
            pelotonId: components["schemas"]["Uuid"];
            pelotonName: string;
            /** @description Why the caller can’t ask now; null if they can, for members, and while a request is open. */
            refusal: ("participants-only" | "not-accepting-members" | "member-elsewhere" | "requested-elsewhere") | null;
            role: components["schemas"]["PelotonRole"] | null;
            /**
             * @description `none` also follows a withdrawal. `rejected` and `expired` are results of the last request; the caller may send another.
             * @enum {string}
             */
            state: "none" | "pending" | "rejected" | "expired" | "member";
        };
        /**
         * Format: name
         * @description A person’s last name. A dash stands for a missing last name. It is stored as “–”, and so are “N/A” and the like. Leave the dash out when you show the name.
         */
        LastName: components["schemas"]["Line"];
        Leaderboards: {
            /** @description People with a goal that they have not reached, the closest to it first. */
            climbers: components["schemas"]["Climber"][];
            /** @description People who have raised at least 80 % of their goal but not all of it, the smallest missing amount first. */
            nearSummit: components["schemas"]["Climber"][];
            /** @description The people who registered last, the newest first. */
            newcomers: {
                firstName: string;
                lastName: string;
                participantTypes: components["schemas"]["ParticipantTypes"];
                profileImageUrl: string | null;
                publicId: string;
            }[];
            /** @description Pelotons that raised something, the most first. */
            pelotons: {
                id: components["schemas"]["Uuid"];
                membersCount: number;
                name: string;
                profileImageUrl: string | null;
                raised: components["schemas"]["Cents"];
            }[];
        };
        LeavingPreview: {
            /** @description The part of `keeps` that the peloton attributed. */
            attributed: components["schemas"]["Cents"];
            firstName: string;
            /** @description Whether the peloton closes afterward. */
            isLast: boolean;
            /** @description The person’s own total, which does not change. */
            keeps: components["schemas"]["Cents"];
            lastName: string;
            members: {
                after: number;
                before: number;
            };
            /** @description As in `FundraisingParts`. The amounts in `totals` rise by it. */
            owed: components["schemas"]["Cents"];
            publicId: string;
            role: components["schemas"]["PelotonRole"];
            /** @description The peloton’s total of the year, and that of the super-peloton above it; public totals for a plain member. */
            totals: {
                after: components["schemas"]["Cents"];
                before: components["schemas"]["Cents"];
                id: components["schemas"]["Uuid"];
                name: string;
            }[];
        };
        LedShift: {
            capacity: number;
            /** @description When the server takes entries. */
            checkIn: components["schemas"]["ShiftWindow"];
            /** Format: date */
            day: CalendarDay;
            /** Format: date-time */
            endsAt: Instant;
            /** @description In the event's zone, HH:MM. */
            endTime: string;
            id: components["schemas"]["Uuid"];
            jobType: string;
            /** @description The leads of the shift, including the caller. */
            leads: components["schemas"]["ShiftPerson"][];
            /** @description The number of e-mails to the shift that can be sent now. */
            lettersLeft: number;
            location: string;
            /** @description When phone numbers are shown. */
            phones: components["schemas"]["ShiftWindow"];
            /** @description The number of people who get an e-mail of the caller. */
            recipients: number;
            /** @description When a lead can take people off the shift. */
            removal: components["schemas"]["ShiftWindow"];
            /** @description By name: the people with a place, and then people who left the shift and have an entry. */
            roster: components["schemas"]["RosterPerson"][];
            /** Format: date-time */
            startsAt: Instant;
            /** @description In the event's zone, HH:MM. */
            startTime: string;
            title: string;
        };
        LedShifts: {
            currentEventName: string;
            /**
             * Format: date-time
             * @description When the server read the data, by its clock.
             */
            readAt: Instant;
            shifts: components["schemas"]["LedShift"][];
            /** @description The IANA name of the event’s time zone. */
            timeZone: string;
        };
        /** @description One line with at least one visible character. Control and format characters are refused, except for the two joiners that some scripts need. */
        Line: string;
        LiveTotal: {
            raised: components["schemas"]["Cents"];
        };
        LogbookEntry: {
            /** @description The person who did it; null if a date passed or the account is closed. */
            actor: components["schemas"]["LogbookPerson"] | null;
            /** Format: date-time */
            at: Instant;
            /** @description Numbers, and names of pelotons and fields: `fields` with `page-changed`; `count` with `letter-sent`, `members-exported` and `invited`; `year`, a number or `all`, with `members-exported`. */
            details: {
                [key: string]: string | number | string[];
            };
            id: string;
            kind: components["schemas"]["LogbookKind"];
            /** @description The person whom the entry is about; null if it is about the peloton. */
            person: components["schemas"]["LogbookPerson"] | null;
        };
        /** @enum {string} */
        LogbookKind: "founded" | "closed" | "approved" | "rejected" | "joined-by-code" | "added" | "left" | "removed" | "account-closed" | "admin-made" | "admin-unmade" | "captaincy-offered" | "captaincy-accepted" | "captaincy-declined" | "captaincy-withdrawn" | "captaincy-expired" | "captaincy-succeeded" | "page-changed" | "goal-changed" | "group-code-renewed" | "invited" | "members-exported" | "letter-sent" | "family-asked" | "family-agreed" | "family-declined" | "family-left" | "shared" | "share-asked" | "share-undone" | "share-declined" | "shares-exported";
        LogbookPerson: {
            firstName: string;
            lastName: string;
            /** @description Null if the account is gone. */
            publicId: string | null;
        };
        /** @description By the path of a part (`error.kind`): a word of the code, or a status. Nothing that a person typed or chose has a part here. */
        MaskedData: {
            [key: string]: string;
        };
        MemberDesk: {
            /** @description The sum of all commitments. */
            committed: components["schemas"]["CentsTogether"];
            /** @description The number of members from which a peloton is complete. */
            completeFrom: number;
            currentEventName: string;
            /** @description The days until the deadline; 0 on its day, null afterward. */
            daysLeft: number | null;
            /** @description The amount in the peloton’s own fund that can be shared. */
            fund: components["schemas"]["CentsTogether"];
            /** Format: date */
            fundraisingDeadline: CalendarDay;
            /** @description The number of e-mails to members that can be sent now. */
            lettersLeft: number;
            memberRequestCount: number;
            membersCount: number;
            /** @description The sum of the missing amounts of all members. */
            missing: components["schemas"]["CentsTogether"];
            /** @description The number of members who are short of their commitment. */
            missingCount: number;
            /** @description The missing amounts of all members, divided by the weeks as for a single member; null after the fundraising deadline. */
            neededPerWeek: components["schemas"]["CentsTogether"] | null;
            /** @description The five newest entries of the logbook. */
            newest: components["schemas"]["LogbookEntry"][];
            /** @description The open offer of the captaincy. */
            offer: components["schemas"]["CaptaincyOffer"] | null;
            /** @description The sum of all owed amounts. */
            owed: components["schemas"]["CentsTogether"];
            pelotonId: components["schemas"]["Uuid"];
            pelotonName: string;
            /** @description The sum of all raised amounts. */
            raised: components["schemas"]["CentsTogether"];
            /** @description The caller’s own role. */
            role: components["schemas"]["PelotonRole"];
            /** @description The sum of the amounts that members raised beyond their commitments. */
            surplus: components["schemas"]["CentsTogether"];
            /** @description The number of members who raised more than their commitment. */
            surplusCount: number;
            /** @description The weeks that are left, including the current one; null after the deadline. */
            weeksLeft: number | null;
            year: number;
        };
        NamedPeloton: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        /**
         * @description `name`: every word begins one of the name's, joined or apart. `close`: its spelling is similar.
         * @enum {string}
         */
        NameMatch: "name" | "close";
        NameVisibility: {
            isShown: boolean;
        };
        NewPeloton: {
            acceptingNewMembers: boolean;
            goal: components["schemas"]["Cents"] | null;
            level: components["schemas"]["PelotonLevel"];
            name: components["schemas"]["PelotonName"];
            story: components["schemas"]["Story"] | null;
        };
        /** @description A thing to do next. `server/base-camp/base-camp.rules.ts` decides, and says why in which order. */
        NextStep: {
            /** @enum {string} */
            kind: "continue-registration" | "mend-recurring-donation" | "register" | "back-a-rider" | "take-shift" | "first-donation" | "add-photo" | "add-story" | "share-again" | "find-peloton" | "set-activity-goal" | "enter-activity" | "all-done";
        } | {
            /** @description The missing amount of the commitment. */
            amount: components["schemas"]["Cents"];
            /** @enum {string} */
            kind: "commitment-missed" | "commitment-at-risk";
        } | {
            /** @enum {string} */
            kind: "shift";
            shift: {
                /** Format: date */
                day: CalendarDay;
                /** @description Decides the scene that is drawn for it. */
                jobType: string;
                location: string;
                /** @description In the event’s time zone. */
                startTime: string;
                title: string;
            };
        } | {
            /** Format: date */
            day: CalendarDay;
            /** @description Decides the scene that is drawn for it. */
            jobType: string;
            /**
             * @description A shift of the caller is at the same time as one that they lead.
             * @enum {string}
             */
            kind: "shift-clash";
            /** @description The shift that they lead. */
            ledTitle: string;
            /** @description The number of further shifts of the caller that overlap it on that day. */
            others: number;
            /** @description The shift. */
            title: string;
        } | {
            /** @enum {string} */
            kind: "ride";
            ride: {
                /** Format: date */
                day: CalendarDay;
                name: string;
                route: string;
            };
        } | {
            /**
             * Format: date-time
             * @description When the first of them ends.
             */
            answerUntil: Instant;
            count: number;
            /** @enum {string} */
            kind: "answer-requests";
            pelotonId: components["schemas"]["Uuid"];
            pelotonName: string;
        } | {
            /** @description The number of donations without thanks. */
            count: number;
            /** @enum {string} */
            kind: "thank";
        } | {
            /**
             * @description The captaincy is offered to the caller; or the peloton has not answered the caller's request.
             * @enum {string}
             */
            kind: "answer-captaincy" | "await-answer";
            pelotonId: components["schemas"]["Uuid"];
            pelotonName: string;
        };
        /** @description Null if the provider has no such policy. */
        OfferedPolicy: components["schemas"]["IdentityPolicy"] | null;
        OpenRouteChange: {
            charge: components["schemas"]["Cents"];
            commitment: components["schemas"]["Cents"];
            routeId: components["schemas"]["Uuid"];
            routeName: string;
        };
        /** @description As Line, but it may be empty or left out as null. */
        OptionalLine: string | null;
        /** @description Only its name is public, not its contact. */
        Organization: {
            id: components["schemas"]["Uuid"];
            name: string;
        };
        OwnActivityGoal: {
            activity: components["schemas"]["Activity"];
            amount: components["schemas"]["ActivityAmount"];
            /** @description The days, the newest first. */
            days: {
                amount: number;
                /** Format: date */
                day: CalendarDay;
            }[];
            /** @description The sum of the amounts of all days. */
            done: number;
            id: components["schemas"]["Uuid"];
            unit: components["schemas"]["ActivityUnit"];
        };
        OwnActivityGoals: {
            currentEventName: string;
            /**
             * Format: date
             * @description The first day that can be entered.
             */
            firstDay: CalendarDay;
            /**
             * Format: date
             * @description The day by which the goals are to be reached.
             */
            fundraisingDeadline: CalendarDay;
            goals: components["schemas"]["OwnActivityGoal"][];
            isChallenger: boolean;
            /** @description Whether the caller’s page shows the progress. */
            isPublic: boolean;
            /**
             * Format: date
             * @description In the event’s time zone.
             */
            today: CalendarDay;
        };
        OwnFundSharing: {
            committedAmount: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description The last day of sharing.
             */
            fundSharingEnds: CalendarDay;
            isOpen: boolean;
            offer: components["schemas"]["StandingOffer"];
            /** @description Money that they shared and that was then refunded to donors. */
            owed: components["schemas"]["Cents"];
            peloton: {
                id: components["schemas"]["Uuid"];
                name: string;
            } | null;
            raised: components["schemas"]["Cents"];
            requests: components["schemas"]["ShareRequest"][];
            /** @description The amount that they raised beyond their commitment. */
            spare: components["schemas"]["Cents"];
        };
        OwnRoute: {
            /** @description A change whose charge the gateway has not decided. */
            change: components["schemas"]["OpenRouteChange"] | null;
            /** @description The rider’s commitment for this ride. */
            commitment: components["schemas"]["Cents"];
            /** @description True before the day of the ride. */
            isChangeable: boolean;
            /** @description True until the end of the last day for leaving the ride. */
            isLeavable: boolean;
            /**
             * Format: date
             * @description The last day for a route with a lower commitment.
             */
            lowerRouteDeadline: CalendarDay;
            /** Format: date-time */
            registeredAt: Instant;
            rideName: string;
            route: components["schemas"]["RideRoute"];
            /** @description Routes of the ride whose waiting list the rider is on, in the order of joining. */
            waiting: components["schemas"]["OwnRouteWait"][];
            /**
             * Format: date
             * @description The last day for leaving the ride.
             */
            withdrawDeadline: CalendarDay;
        };
        OwnRoutes: {
            currentEventName: string;
            /** Format: date */
            fundraisingDeadline: CalendarDay;
            /** @description The saved payment method, which can pay a difference; null if none is saved. */
            paymentMethod: components["schemas"]["SavedPaymentMethod"] | null;
            routes: components["schemas"]["OwnRoute"][];
            /** @description The IANA name of the event’s time zone. */
            timeZone: string;
        };
        OwnRouteWait: {
            /** @description The time until which a place is held for the rider; null while they wait. */
            offeredUntil: Instant | null;
            /** @description The rider’s place on the waiting list; 1 is the next. */
            position: number;
            routeId: components["schemas"]["Uuid"];
            routeName: string;
        };
        OwnShifts: {
            currentEventName: string;
            isVolunteer: boolean;
            /** @description Shifts that the caller leads, with or without a place in them. */
            led: components["schemas"]["Shift"][];
            shifts: components["schemas"]["Shift"][];
        };
        OwnSignUps: {
            currentEventName: string;
            /** @description Whether the caller left a shift; the calendar file then lists it as cancelled. */
            hasLeftShift: boolean;
            isVolunteer: boolean;
            /** @description Shifts that the caller leads. */
            led: components["schemas"]["Shift"][];
            /** Format: date-time */
            now: Instant;
            places: components["schemas"]["ShiftPlace"][];
            rides: components["schemas"]["RideTime"][];
            /** @description Whether the others in a shift see the caller’s first name. */
            showsName: boolean;
            /** @description The IANA name of the event’s time zone. */
            timeZone: string;
            timeZoneName: string;
            waiting: components["schemas"]["ShiftWaiting"][];
        };
        PaidWith: {
            brand: string | null;
            last4: string | null;
            /** @enum {string} */
            type: "CreditCard" | "PayPalAccount" | "VenmoAccount" | "AndroidPayCard" | "ApplePayCard" | "Chariot";
        };
        /** @description Text of several lines. Of the invisible characters, only line breaks, tabs and the joiners are allowed. */
        Paragraphs: string;
        /** @enum {string} */
        ParticipantType: "Challenger" | "Rider" | "Volunteer";
        ParticipantTypes: {
            isChallenger: boolean;
            isVolunteer: boolean;
            registeredRides: components["schemas"]["RegisteredRide"][];
        };
        Participation: {
            commitment: components["schemas"]["Cents"];
            /** Format: date */
            day: CalendarDay | null;
            distanceMiles: number | null;
            /** Format: date-time */
            registeredAt: Instant;
            rideName: string | null;
            rideType: components["schemas"]["RideType"] | null;
            /** Format: uuid */
            routeId: string | null;
            routeName: string | null;
            startPlace: string | null;
            /** @description HH:MM, local time of the place. */
            startTime: string | null;
            type: components["schemas"]["ParticipantType"];
        };
        /** @description A one-time nonce from the payment form, or the method that was saved before. */
        PaymentSource: {
            nonce: string;
        } | {
            /** @constant */
            useSaved: true;
        };
        PaymentToken: {
            /** @description Opens the window of a donor-advised fund; `local` for the site’s own simulator, null if no grants are taken. */
            chariotConnect: string | null;
            /** @description Base64 of a JSON object; its `environment` says which gateway takes the card details. */
            clientToken: string;
            /** @description The charity's merchant id at Google, which real payments need; null without one. */
            googleMerchantId: string | null;
        };
        /** @enum {string} */
        PaymentType: "CreditCard" | "PayPalAccount" | "VenmoAccount" | "AndroidPayCard" | "ApplePayCard";
        Peloton: {
            acceptingNewMembers: boolean;
            admins: components["schemas"]["PelotonPerson"][];
            captain: components["schemas"]["PelotonPerson"] | null;
            coverImageUrl: string | null;
            currentEventName: string;
            displayDonations: boolean;
            fundraising: components["schemas"]["PelotonFundraising"];
            /** @description Parts of the page that reports have hidden from everybody but captain and admins. Only they get it; left out if nothing is hidden. */
            hiddenContent?: components["schemas"]["HiddenContent"][];
            id: components["schemas"]["Uuid"];
            isActive: boolean;
            level: components["schemas"]["PelotonLevel"];
            /** @description The number of open requests to join. Only captain and admins get it; it is null for everybody else. */
            memberRequestCount: number | null;
            membersCount: number;
            name: string;
            parent: {
                id: components["schemas"]["Uuid"];
                name: string;
            } | null;
            profileImageUrl: string | null;
            story: components["schemas"]["Story"] | null;
            /** @description The version for `updatePeloton` and `updatePelotonFundraising`. Only captain and admins get it. */
            version?: string;
            yearsActive: number[];
        };
        PelotonForecast: {
            /** @description The number of members with a commitment. */
            committedMembers: number;
            /** @description Of all members together. */
            donations: number;
            /** @description The number of these members who will meet their commitment at their pace; null before registration opens and after the deadline. */
            likelyMembers: number | null;
            members: number;
            /** @description The sums of the members’ forecasts. */
            now: components["schemas"]["ForecastOutlook"];
            time: components["schemas"]["ForecastTime"];
        };
        PelotonFundraising: {
            allTimeRaised: components["schemas"]["Cents"];
            /** @description Donations to the peloton itself that are not shared out yet, including the funds of its sub-pelotons. */
            fund: components["schemas"]["Cents"];
            /** @description The peloton’s goal for this year; null if it has none. */
            goal: components["schemas"]["Cents"] | null;
            /** @description Money that members and funds shared and that was then refunded to donors. The next donations to them pay it first. `raised` is the money of members and fund less this amount, and at least 0. */
            owed: components["schemas"]["Cents"];
            raised: components["schemas"]["Cents"];
        };
        PelotonGroupCode: {
            code: string;
            /** Format: date-time */
            expiresAt: Instant;
            useLimit: number;
            /** @description The number of people who joined with the code. */
            uses: number;
        };
        PelotonLetter: {
            subject: components["schemas"]["Line"];
            /** @description Plain text. An empty line begins a new paragraph. */
            text: components["schemas"]["Paragraphs"];
            /** @description All other members, or the members with these public ids. */
            to: "all" | string[];
        };
        /**
         * @description A super-peloton holds sub-pelotons, such as those of a company.
         * @enum {string}
         */
        PelotonLevel: "super" | "peloton";
        PelotonMember: {
            firstName: string;
            lastName: string;
            participantTypes: components["schemas"]["ParticipantTypes"];
            profileImageUrl: string | null;
            publicId: string;
            /** @description The member’s public total of this year, as on their own page. `isAchievementsInvisible` hides badges and past years only. */
            raised: components["schemas"]["Cents"];
            role: components["schemas"]["PelotonRole"];
        };
        /** @description Unique among the pelotons that ride; names that look alike count as one. All letters are of one script. */
        PelotonName: components["schemas"]["Line"];
        PelotonPerson: {
            firstName: string;
            lastName: string;
            publicId: string;
        };
        /** @enum {string} */
        PelotonRole: "captain" | "admin" | "member";
        PelotonRoster: {
            members: components["schemas"]["PelotonMember"][];
            /** @description The other members, as one sum. */
            rest: {
                members: number;
                raised: components["schemas"]["Cents"];
            };
        };
        /**
         * Format: phone
         * @description E.164, without an extension. Its length and range are ones that its country has.
         */
        Phone: string;
        PlanOutlook: {
            /** @description The number of receivers who meet their commitment with it. */
            finishing: number;
            highRollers: boolean;
            /** @description The smallest share of a member. */
            least: components["schemas"]["Cents"];
            /** @description The largest share of a member. */
            most: components["schemas"]["Cents"];
            /** @enum {string} */
            plan: "even" | "most-complete";
            /** @description The number of members who receive money. */
            receiving: number;
        };
        /** @description A dash if the country has no postal codes. */
        PostalCode: components["schemas"]["Line"];
        /** @description RFC 9457 problem details. `code` is stable; texts may change. */
        Problem: {
            code: string;
            detail?: string;
            fields?: components["schemas"]["FieldProblem"][];
            /** @description A finer code, such as why a payment was declined; with `charge-changed` what the donation is charged now, in cents. */
            reason?: string;
            status: number;
            title: string;
            traceId: string;
            type: string;
        };
        ProblemReport: {
            bundle: components["schemas"]["ReplayBundle"];
            number: components["schemas"]["ProblemReportNumber"];
            /** Format: date-time */
            receivedAt: Instant;
            /** @description The trace-identifier of the request that sent it. */
            trace: string;
        };
        /** @description What a person can name when they write about the problem. Random, without letters and digits that look alike. */
        ProblemReportNumber: string;
        ProblemReportReceipt: {
            number: components["schemas"]["ProblemReportNumber"];
        };
        ProfilePreview: {
            /** @description The number of all donations; 0 if the viewer may not see them. */
            donationCount: number;
            /** @description The newest six donations; null if the viewer may not see the donors. */
            donations: components["schemas"]["Donation"][] | null;
            history: components["schemas"]["UserHistory"];
            participation: components["schemas"]["UserParticipation"];
            user: components["schemas"]["User"];
        };
        ProfilePreviewRequest: {
            /** @description The changes as in `updateCurrentUser`; left out without changes. */
            changes?: components["schemas"]["UserPatch"];
            /** @description The goal as in `updateFundraisingGoal`. */
            goal?: components["schemas"]["Cents"];
            /**
             * @description `stranger` is signed out; `donor` gave to the caller while signed in; `captain` leads the caller’s peloton, and gave nothing.
             * @enum {string}
             */
            viewer: "stranger" | "donor" | "captain";
        };
        PublicActivityGoal: {
            activity: components["schemas"]["Activity"];
            amount: components["schemas"]["ActivityAmount"];
            /** @description The person's progress; null if the person hides it. */
            done: number | null;
            unit: components["schemas"]["ActivityUnit"];
        };
        PublicSettings: {
            analytics: {
                /** @enum {string} */
                sink: "off" | "log" | "tag";
                /** @description The tag's script; null unless the sink is tag. */
                tagUrl: string | null;
            };
            identity: {
                clientId: string;
                /** @description The path of the identity simulator on this site; null with a real authority. */
                discoveryPath: string | null;
                knownAuthorities: string[];
                policies: {
                    emailSignIn: components["schemas"]["IdentityPolicy"];
                    emailSignUp: components["schemas"]["IdentityPolicy"];
                    facebook: components["schemas"]["OfferedPolicy"];
                    google: components["schemas"]["OfferedPolicy"];
                    passwordReset: components["schemas"]["OfferedPolicy"];
                };
                /** @enum {string} */
                provider: "local" | "b2c" | "oidc";
                scopes: string[];
            };
            /** @enum {string} */
            mode: "sandbox" | "production";
            payments: {
                /** @enum {string} */
                gateway: "sandbox" | "braintree";
            };
        };
        Readiness: {
            /** @constant */
            status: "ready";
        };
        /** @description A donation as its recipient sees it. The recipient sees the name of an anonymous donor too, and no other data of donors. */
        ReceivedDonation: {
            amount: components["schemas"]["Cents"];
            eventYear: number;
            frequency: components["schemas"]["DonationFrequency"];
            /** Format: date-time */
            givenAt: Instant;
            id: components["schemas"]["Uuid"];
            isAmountVisible: boolean;
            isAnonymous: boolean;
            /** @description A cheque. */
            isOffline: boolean;
            message: string | null;
            name: string;
            /** @description The refunded amount. */
            refundedAmount: components["schemas"]["Cents"];
        };
        RecordedCheckIn: {
            /**
             * Format: date-time
             * @description The server's estimate of the time of the entry; never later than its arrival.
             */
            at: Instant;
            by: components["schemas"]["ShiftPerson"];
            id: components["schemas"]["Uuid"];
            replaces: components["schemas"]["Uuid"][];
            said: components["schemas"]["CheckInWord"];
        };
        RecordedCheckIns: {
            /** @description As `getLedShifts` answers. */
            led: components["schemas"]["LedShifts"];
            /** Format: date-time */
            receivedAt: Instant;
            refused: {
                /**
                 * @description `shift-not-led`: the caller doesn't lead the shift. `not-in-shift`: the person never was in it. `check-in-closed`: too early, or too late. `entry-changed`: the id was used before for something else.
                 * @enum {string}
                 */
                code: "shift-not-led" | "not-in-shift" | "check-in-closed" | "entry-changed";
                id: components["schemas"]["Uuid"];
            }[];
        };
        RecurringDonation: {
            /** @description The amount for the recipient. */
            amount: components["schemas"]["Cents"];
            /** @description The charge to the payment method, including the fee if the donor covers it. */
            charge: components["schemas"]["Cents"];
            /** @description The day of the charge; in a shorter month, its last day. */
            dayOfMonth: number;
            givenAmount: components["schemas"]["Cents"];
            /** @description How often it has been given so far; what went back to the donor counts no more. */
            givenCount: number;
            id: components["schemas"]["Uuid"];
            /**
             * Format: date
             * @description If another day of the month is chosen, the next charge falls due in the month after this day, and not before tomorrow. Null while a charge that failed is being tried again: then the next charge keeps its day.
             */
            movesFrom: CalendarDay | null;
            /**
             * Format: date
             * @description When it is charged next: the day on which it falls due, or on which a charge that failed is tried again. Null while it is paused.
             */
            nextOn: CalendarDay | null;
            /** @description The problem to solve before it resumes; null while it is active. */
            pauseReason: ("charge-refused" | "recipient-closed") | null;
            paymentMethod: components["schemas"]["SavedPaymentMethod"] | null;
            recipient: components["schemas"]["DonationRecipient"];
            /** Format: date-time */
            startedAt: Instant;
            /**
             * @description Paused after a charge failed on every try, or when its recipient stopped taking donations.
             * @enum {string}
             */
            state: "active" | "paused";
        };
        /** @description The values to change; omitted values stay. */
        RecurringDonationChange: {
            /** @description The amount that the recipient is credited, in cents. */
            amount?: number;
            /** @description The charge that the donor was shown, in cents; required with `amount` and with `isFeeCovered`. If the server’s sum differs, nothing changes. */
            charge?: number;
            dayOfMonth?: number;
            isFeeCovered?: boolean;
            payment?: components["schemas"]["DonationPayment"];
            recipient?: components["schemas"]["GivenTo"];
        };
        /** @description Required in the US, as two letters. In other countries any text, or empty or null if the country has no states. */
        Region: components["schemas"]["OptionalLine"];
        RegisteredRide: {
            rideType: components["schemas"]["RideType"];
        };
        Registration: {
            activityGoals: components["schemas"]["RegistrationActivityGoals"] | null;
            additionalInfo: components["schemas"]["RegistrationAdditionalInfo"] | null;
            /** @description Years on the event's first day. */
            ageOnEvent: number | null;
            eventName: string;
            fee: components["schemas"]["RegistrationFee"];
            fundraising: components["schemas"]["RegistrationFundraising"];
            id: components["schemas"]["Uuid"];
            nextStep: components["schemas"]["RegistrationStep"];
            participation: components["schemas"]["RegistrationParticipation"];
            /** @description The account’s data, for a profile step that is not saved yet. */
            prefill: components["schemas"]["RegistrationPrefill"];
            profile: components["schemas"]["RegistrationProfile"] | null;
            routes: components["schemas"]["RegistrationRoute"][];
            savedSteps: components["schemas"]["RegistrationStep"][];
            /** @enum {string} */
            state: "in-progress" | "completed" | "cancelled";
            /** @description The steps that apply, in order, ending with `complete`. */
            steps: components["schemas"]["RegistrationStep"][];
            /** @description The ETag of this answer. Every save gives a new one. */
            version: string;
            volunteer: components["schemas"]["RegistrationVolunteer"] | null;
            waiver: components["schemas"]["RegistrationWaiver"] | null;
        };
        RegistrationActivityGoals: {
            goals: components["schemas"]["ActivityGoal"][];
        };
        RegistrationAdditionalInfo: {
            cancerType: components["schemas"]["OptionalLine"];
            employerName: components["schemas"]["OptionalLine"];
            isCancerSurvivor: boolean | null;
            /** @description Needed with a ride. */
            jerseySize: components["schemas"]["GarmentSize"] | null;
            tShirtSize: components["schemas"]["GarmentSize"];
        };
        RegistrationAvailable: {
            /** Format: date-time */
            closesAt: Instant;
            eventName: string;
            hasOpenRegistration: boolean;
            isBlocked: boolean;
            isOpen: boolean;
            isSomethingLeft: boolean;
            /** Format: date-time */
            opensAt: Instant;
            /** @description The version of the registration in progress, which a save of the first step names. */
            openVersion: string | null;
            types: {
                rideType: components["schemas"]["RideType"] | null;
                /** @enum {string} */
                state: "available" | "registered" | "in-progress" | "full";
                type: components["schemas"]["ParticipantType"];
            }[];
        };
        RegistrationFee: {
            discountCode: string | null;
            lines: components["schemas"]["FeeLine"][];
            /**
             * @description none = nothing to pay; due = not paid yet; processing = the gateway's answer is not known yet; charged = paid.
             * @enum {string}
             */
            state: "none" | "due" | "processing" | "charged";
            total: components["schemas"]["Cents"];
        };
        RegistrationFeePayment: {
            discountCode: string | null;
            /** @description Null only if a discount leaves nothing to pay. */
            payment: components["schemas"]["PaymentSource"] | null;
            /** @description The fee that the person was shown. A different fee is refused with `fee-changed`, and nothing is charged. */
            total: components["schemas"]["Cents"];
        };
        RegistrationFundraising: {
            commitment: components["schemas"]["Cents"] | null;
            goal: components["schemas"]["Cents"] | null;
            isHighRoller: boolean;
            minimumCommitment: components["schemas"]["Cents"];
            paymentMethod: components["schemas"]["SavedPaymentMethod"] | null;
        };
        RegistrationFundraisingChoice: {
            /** @description The person’s commitment for all rides; 0 without a ride. USD 5,000 or more is a High Roller. */
            commitment: components["schemas"]["Cents"];
            goal: components["schemas"]["Cents"];
            /** @description The payment method that pays a shortfall; required with a ride, null without one. */
            payment: components["schemas"]["PaymentSource"] | null;
        };
        RegistrationParticipation: {
            registerForChallenger: boolean;
            registerForVolunteer: boolean;
            riderRegistrations: components["schemas"]["RiderRegistration"][];
        };
        RegistrationPrefill: {
            address: string | null;
            /** Format: date */
            birthDate: CalendarDay | null;
            city: string | null;
            country: string | null;
            emailAddress: string;
            emergencyContactName: string | null;
            emergencyContactPhone: string | null;
            employerName: string | null;
            firstName: string | null;
            gender: string | null;
            jerseySize: string | null;
            lastName: string | null;
            phone: string | null;
            postalCode: string | null;
            state: string | null;
            tShirtSize: string | null;
        };
        RegistrationProfile: {
            address: components["schemas"]["Street"];
            /** Format: date */
            birthDate: CalendarDay;
            city: components["schemas"]["City"];
            country: components["schemas"]["Country"];
            emergencyContactName: components["schemas"]["FullName"];
            emergencyContactPhone: components["schemas"]["Phone"];
            firstName: components["schemas"]["FirstName"];
            gender: components["schemas"]["OptionalLine"];
            lastName: components["schemas"]["LastName"];
            phone: components["schemas"]["Phone"];
            postalCode: components["schemas"]["PostalCode"];
            state: components["schemas"]["Region"];
        };
        RegistrationRoute: {
            commitment: components["schemas"]["Cents"];
            /** Format: date */
            day: CalendarDay;
            distanceMiles: number;
            fee: components["schemas"]["Cents"];
            groupCode: string | null;
            /**
             * Format: date-time
             * @description The time until which the place is kept; null once it is confirmed.
             */
            heldUntil: Instant | null;
            pelotonName: string | null;
            rideId: components["schemas"]["Uuid"];
            rideName: string;
            rideType: components["schemas"]["RideType"];
            routeId: components["schemas"]["Uuid"];
            routeName: string;
            sponsorCode: string | null;
            startPlace: string;
            startTime: string;
        };
        RegistrationRouteChoice: {
            groupCode: string | null;
            rideType: components["schemas"]["RideType"];
            routeId: components["schemas"]["Uuid"];
            sponsorCode: string | null;
        };
        RegistrationSignature: {
            /** @description Needed below 18 on the event's first day. */
            guardian: components["schemas"]["Guardian"] | null;
            signedName: components["schemas"]["FullName"];
            /** @constant */
            termsAccepted: true;
            waiverVersion: string;
        };
        /** @enum {string} */
        RegistrationStep: "participation" | "profile" | "route-signature" | "route-gravel" | "volunteer" | "activity-goals" | "fundraising" | "additional-info" | "waiver" | "fee" | "complete";
        RegistrationSummary: {
            activityGoals: components["schemas"]["ActivityGoal"][];
            committedAmount: components["schemas"]["Cents"];
            eventName: string;
            /** @description The charges for the current registration that were not refunded. */
            feePaid: components["schemas"]["Cents"];
            firstName: string;
            /** @description 0 if none is set. */
            goal: components["schemas"]["Cents"];
            hasOpenRegistration: boolean;
            participations: components["schemas"]["Participation"][];
            /** @description The amount that is charged if the commitment isn't raised by the deadline. */
            paymentMethod: components["schemas"]["SavedPaymentMethod"] | null;
            pelotonName: string | null;
            publicId: string;
            raised: components["schemas"]["Cents"];
            shifts: components["schemas"]["Shift"][];
        };
        RegistrationTypeChoice: {
            rideType: components["schemas"]["RideType"] | null;
            type: components["schemas"]["ParticipantType"];
        };
        RegistrationVolunteer: {
            shiftIds: components["schemas"]["Uuid"][];
        };
        RegistrationWaiver: {
            guardianName: string | null;
            /** Format: date-time */
            signedAt: Instant;
            signedName: string;
            waiverVersion: string;
        };
        RejectedRequest: {
            memberRequestCount: number;
            userId: string;
        };
        /** @description A running machine. */
        ReplayActor: {
            /** @description The state is the machine's first one; the bundle has all of its events. */
            isNew: boolean;
            /** @description The machine's id. */
            machine: string;
            number: number;
            /** @description Its state before the first event of the bundle. */
            state: components["schemas"]["ReplayState"];
        };
        /** @description What happened in one tab of a browser, so that it can be replayed. Instants are milliseconds since the first one of the bundle. */
        ReplayBundle: {
            actors: components["schemas"]["ReplayActor"][];
            /** @description Its name and main version. */
            browser: string;
            /** @description The file name of a script of the app's build. */
            build: string;
            calls: components["schemas"]["ReplayCall"][];
            errors: components["schemas"]["ReplayError"][];
            events: components["schemas"]["ReplayEvent"][];
            /**
             * @description The version of this form.
             * @constant
             */
            format: 1;
            /** @description The route, without its parameters' values: `/profile/$id`. */
            page: string;
            window: components["schemas"]["ReplayWindow"];
        };
        /** @description A call of the API that was answered or lost. */
        ReplayCall: {
            at: components["schemas"]["ReplayInstant"];
            /** @description Its method and path as the contract has them: `post /user/{id}/donation`. */
            call: string;
            /** @description The code of the problem. */
            code: string | null;
            /** @description Null without an answer. */
            status: number | null;
            /** @description The answer's `trace-identifier`. */
            trace: string | null;
        };
        /** @description An error of a script, without its message. */
        ReplayError: {
            at: components["schemas"]["ReplayInstant"];
            /** @description Places in the scripts, the innermost first: `app-Dk3.js:1:2045`. */
            frames: string[];
            name: string;
        };
        /** @description An event that a machine received. */
        ReplayEvent: {
            /** @description The number of the actor that received it. */
            actor: number;
            at: components["schemas"]["ReplayInstant"];
            data: components["schemas"]["MaskedData"];
            /** @description The state after it; null where the event left it. */
            state: components["schemas"]["ReplayState"] | null;
            /** @description How often the same event came in a row. */
            times?: number;
            type: string;
        };
        ReplayInstant: number;
        /** @description The active states: `editing.payment`, joined by ` & ` in a parallel state; `(root)` for a machine without states. */
        ReplayState: string;
        ReplayWindow: {
            /** @description Pixels. */
            height: number;
            /** @enum {string} */
            scheme: "light" | "dark";
            /** @description Pixels. */
            width: number;
        };
        /** @enum {string} */
        ReportableKind: "story" | "profile-image" | "cover-image";
        ReportedContent: {
            /** @description The story or the image’s address as it is now. */
            content: string | null;
            /** Format: date-time */
            hiddenAt: Instant | null;
            isDecided: boolean;
            kind: components["schemas"]["ReportableKind"];
            name: string;
            reasons: components["schemas"]["ReportReason"][];
            /** @description The number of undecided reports. */
            reportCount: number;
            subjectId: components["schemas"]["Uuid"];
            /** @enum {string} */
            subjectType: "User" | "Peloton";
        };
        /** @enum {string} */
        ReportReason: "hurtful" | "sexual" | "deceptive" | "not-theirs" | "other";
        RiddenRoute: {
            climbFeet: number;
            /** Format: date */
            day: CalendarDay;
            distanceMiles: number;
            /** @description Whole feet above sea level at even distances from start to finish. */
            elevation: number[];
            id: components["schemas"]["Uuid"];
            /** @description The course as [longitude, latitude] pairs from start to finish, with few enough points to draw. */
            line: number[][];
            name: string;
            rideName: string;
            rideType: components["schemas"]["RideType"];
            summary: string;
        };
        Ride: {
            commitmentFrom: components["schemas"]["Cents"];
            feeFrom: components["schemas"]["Cents"];
            id: components["schemas"]["Uuid"];
            longestMiles: number;
            name: string;
            placesLeft: number;
            rideType: components["schemas"]["RideType"];
            routeCount: number;
            /** Format: date */
            startsOn: CalendarDay;
            summary: string;
        };
        RideRoute: {
            capacity: number;
            climbFeet: number;
            commitment: components["schemas"]["Cents"];
            /** Format: date */
            day: CalendarDay;
            distanceMiles: number;
            /** @description Feet above sea level at even distances from start to finish. */
            elevation: number[];
            fee: components["schemas"]["Cents"];
            id: components["schemas"]["Uuid"];
            /** @description The course as [longitude, latitude] pairs from start to finish. */
            line: number[][];
            name: string;
            placesLeft: number;
            rideId: components["schemas"]["Uuid"];
            rideType: components["schemas"]["RideType"];
            sponsorName: string | null;
            startPlace: string;
            /** @description Local time of the place, HH:MM. */
            startTime: string;
            summary: string;
        };
        RideRoutes: components["schemas"]["RideRoute"][];
        RiderRegistration: {
            registerForRider: boolean;
            rideType: components["schemas"]["RideType"];
        };
        RideTime: {
            /**
             * Format: date-time
             * @description The time at which the rider is expected back, at a slow pace.
             */
            endsAt: Instant;
            name: string;
            /** Format: date-time */
            startsAt: Instant;
        };
        /** @enum {string} */
        RideType: "signature" | "gravel";
        RosterEntry: {
            firstName: string;
            lastName: string;
            pelotonName: string | null;
            publicId: string;
            routeName: string;
        };
        RosterPerson: {
            /** @description All entries, the earliest first. */
            entries: components["schemas"]["RecordedCheckIn"][];
            firstName: string;
            /** @description Whether two leads made different entries independently. */
            isContested: boolean;
            /** @description False once the person left the shift. */
            isInShift: boolean;
            lastName: string;
            /** @description When the person asked to be taken off; null if they didn’t. */
            leaveRequestedAt: Instant | null;
            /** @description Null outside of the window, or if the person gave no number. */
            phone: string | null;
            publicId: string;
            /** @description The valid entry; null if there is none, or if it was withdrawn. */
            said: ("here" | "absent") | null;
        };
        RouteChangeOrder: {
            charge: components["schemas"]["Cents"];
            commitment: components["schemas"]["Cents"];
            /** @description Null if nothing is charged. */
            payment: components["schemas"]["PaymentSource"] | null;
            routeId: components["schemas"]["Uuid"];
            sponsorCode: string | null;
        };
        RouteOption: {
            /** @description The difference of the fees; 0 for a lower fee, because nothing is refunded. */
            charge: components["schemas"]["Cents"];
            /** @description The caller’s shift that overlaps this route, as a text. */
            clash: string | null;
            /** @description The rider’s new commitment for this ride. */
            commitment: components["schemas"]["Cents"];
            /**
             * @description The direction of the new commitment.
             * @enum {string}
             */
            kind: "higher" | "lower" | "even";
            /** @description Why the route can’t be chosen now. */
            obstacle: ("full" | "too-late" | "begun" | "clash") | null;
            route: components["schemas"]["RideRoute"];
        };
        RouteStop: {
            kind: components["schemas"]["StopKind"];
            mile: number;
            name: string;
        };
        RouteWait: {
            isWaiting: boolean;
            routeId: components["schemas"]["Uuid"];
        };
        SavedPaymentMethod: {
            brand: string | null;
            expirationMonth: number | null;
            expirationYear: number | null;
            last4: string | null;
            /** @enum {string} */
            type: "CreditCard" | "PayPalAccount" | "VenmoAccount" | "AndroidPayCard" | "ApplePayCard";
        };
        SentInvitations: {
            invited: number;
            /** @description Addresses that this peloton invited earlier this year; they get no second e-mail. */
            invitedBefore: number;
        };
        SentPelotonLetter: {
            /** @description The number of recipients. */
            count: number;
            lettersLeft: number;
            /** Format: date-time */
            sentAt: Instant;
        };
        SentShiftLetter: {
            /** @description The number of recipients. */
            count: number;
            lettersLeft: number;
            /** Format: date-time */
            sentAt: Instant;
        };
        SentThankYou: {
            /** @description The donations in the order of the request. */
            donationIds: components["schemas"]["Uuid"][];
            /** Format: date-time */
            thankedAt: Instant;
        };
        /** @description Whole US cents. */
        ShareAmount: number;
        SharedShift: {
            firstName: string;
            shift: components["schemas"]["Shift"];
        };
        /** @description The source or the receiver of a share. */
        ShareEnd: {
            /** @description A person’s public id or a peloton’s id. */
            id: string;
            name: string;
            /** @enum {string} */
            type: "member" | "peloton";
        };
        ShareLine: {
            amount: components["schemas"]["ShareAmount"];
            /** @description The receiver’s balance in the preview. */
            before?: components["schemas"]["Balance"];
            to: components["schemas"]["ShareReceiver"];
        };
        ShareLines: {
            /**
             * @description Whether a receiver may get more than their missing amount.
             * @default false
             */
            beyondMissing: boolean;
            lines: components["schemas"]["ShareLine"][];
            source: components["schemas"]["ShareSource"];
        };
        ShareOrder: {
            /** @description The source’s balance in the preview. */
            before?: components["schemas"]["Balance"];
            /**
             * @description Whether a receiver may get more than their missing amount.
             * @default false
             */
            beyondMissing: boolean;
            lines: components["schemas"]["ShareLine"][];
            pelotonId: components["schemas"]["Uuid"];
            reason: components["schemas"]["ShareReason"];
            source: components["schemas"]["ShareSource"];
        };
        SharePlan: {
            lines: {
                amount: components["schemas"]["Cents"];
                firstName: string;
                lastName: string;
                to: string;
            }[];
            /** @description The amount that is left over. */
            rest: components["schemas"]["Cents"];
        };
        SharePreview: {
            lines: {
                after: components["schemas"]["Balance"];
                amount: components["schemas"]["ShareAmount"];
                before: components["schemas"]["Balance"];
                committedAmount: components["schemas"]["Cents"];
                /** @description The amount that is still missing for the commitment afterward. */
                missing: components["schemas"]["Cents"];
                name: string;
                to: components["schemas"]["ShareReceiver"];
            }[];
            /** @description The peloton’s total with its members: the same before and after, because the money stays in it. */
            peloton: components["schemas"]["ShareSide"];
            source: components["schemas"]["ShareSide"];
            /** @description The amount that can still be shared afterward. */
            spare: components["schemas"]["Cents"];
        };
        /** @description Plain text for the other side; null without one. */
        ShareReason: components["schemas"]["Line"] | null;
        /** @description A member’s public id; null for the peloton’s fund. */
        ShareReceiver: string | null;
        ShareRequest: {
            /** @description The requested amount. */
            amount: components["schemas"]["ShareAmount"];
            /** Format: date-time */
            askedAt: Instant;
            askedBy: string;
            id: components["schemas"]["Uuid"];
            message: string | null;
            owner: components["schemas"]["ShareEnd"];
            pelotonId: components["schemas"]["Uuid"];
            pelotonName: string;
            /** @description The share that the owner made; null unless they accepted. */
            shared: components["schemas"]["ShareAmount"] | null;
            /** @enum {string} */
            state: "open" | "accepted" | "refused" | "withdrawn" | "expired";
            to: components["schemas"]["ShareEnd"];
        };
        ShareSide: {
            after: components["schemas"]["Balance"];
            before: components["schemas"]["Balance"];
            name: string;
        };
        SharesMade: {
            /** @description The sum of all lines. */
            amount: components["schemas"]["Cents"];
            /** @description The source’s balance now. */
            balance: components["schemas"]["Cents"];
            batchId: components["schemas"]["Uuid"];
            count: number;
        };
        /** @enum {string} */
        ShareSource: "peloton" | "self";
        Shift: {
            capacity: number;
            /** Format: date */
            day: CalendarDay;
            /** Format: date-time */
            endsAt: Instant;
            /** @description In the event’s time zone, HH:MM. A shift may end on the day after. */
            endTime: string;
            id: components["schemas"]["Uuid"];
            jobType: string;
            location: string;
            minimumAge: number;
            placesLeft: number;
            rideType: components["schemas"]["RideType"] | null;
            /** Format: date-time */
            startsAt: Instant;
            /** @description In the event’s time zone, HH:MM. */
            startTime: string;
            summary: string;
            title: string;
        };
        ShiftChange: {
            capacity: number;
            /** Format: date-time */
            endsAt: Instant;
            location: string;
            /** Format: date-time */
            startsAt: Instant;
        };
        ShiftChoice: {
            shiftId: components["schemas"]["Uuid"];
        };
        ShiftLetter: {
            shiftId: components["schemas"]["Uuid"];
            subject: components["schemas"]["Line"];
            /** @description Plain text. An empty line begins a new paragraph. */
            text: components["schemas"]["Paragraphs"];
        };
        ShiftPerson: {
            firstName: string;
            lastName: string;
            publicId: string;
        };
        ShiftPlace: {
            /** @description Whether the caller can give the place back now without a lead. */
            canLeave: boolean;
            /** @description Whether the caller can ask the leads to take them off. */
            canRequestLeave: boolean;
            /** @description The code that brings friends into the shift; null until the caller makes one. */
            code: string | null;
            /** @description The deadline for confirming a moved shift; null if there is nothing to confirm. */
            confirmUntil: Instant | null;
            hasBegun: boolean;
            /** @description The first names of the other leads of the shift. */
            leads: string[];
            /**
             * Format: date-time
             * @description The last moment at which the caller can give the place back without a lead: 72 hours before the shift, or its start if it has no other lead.
             */
            leavableUntil: Instant;
            /** @description When the caller asked the leads to take them off; null if they didn’t. */
            leaveRequestedAt: Instant | null;
            /** @description The number of other people in the shift. */
            others: number;
            /** @description The first names of those others who show their name. */
            people: string[];
            shift: components["schemas"]["Shift"];
        };
        ShiftRemoval: {
            /** @description Whether the lead saw the person’s leave request. */
            isRequested: boolean;
            /** @description The person to take off the shift. */
            publicId: string;
            shiftId: components["schemas"]["Uuid"];
        };
        ShiftSwap: {
            from: components["schemas"]["Uuid"];
            to: components["schemas"]["Uuid"];
        };
        ShiftWaiting: {
            /** @description The time until which a place is kept for the caller; null while they wait. */
            offeredUntil: Instant | null;
            /** @description The place in the queue; 1 is the next. */
            position: number;
            shift: components["schemas"]["Shift"];
        };
        ShiftWindow: {
            /** Format: date-time */
            from: Instant;
            isOpen: boolean;
            /**
             * Format: date-time
             * @description The exclusive end of the window.
             */
            until: Instant;
        };
        /** @description It contains no personal data. Addresses come without query and fragment, e-mail addresses redacted. */
        Sighting: {
            /** @enum {string} */
            kind: "page" | "virtual";
            path: string;
            title: string;
        } | {
            href: string;
            /** @constant */
            kind: "outbound";
        };
        SponsorCode: {
            code: string;
            sponsorId: components["schemas"]["Uuid"];
            sponsorName: string;
        };
        StandingOffer: {
            /** Format: date-time */
            madeAt: Instant;
            /** @description The limit of the offer; null if it covers the whole surplus. */
            upTo: components["schemas"]["ShareAmount"] | null;
        } | null;
        /** @description The mile of the course that gains most. A course of less than a mile has none. */
        SteepestMile: {
            /** @description Miles from the start. */
            from: number;
            /** @description In percent. */
            grade: number;
        } | null;
        /** @enum {string} */
        StopKind: "start" | "stop" | "pass" | "night" | "finish";
        StoredImage: {
            /** @description The image at this site, as `profileImageUrl` or `coverImageUrl` will have it. The image at an address never changes. */
            url: string;
        };
        /** @description The text of a person or a peloton about itself: blocks in their order, without nesting, and never HTML. A story that is written now has at most 5,000 characters over all its spans (`machines/story/story.rules.ts`). */
        Story: components["schemas"]["StoryBlock"][];
        /** @description A paragraph, a heading, or one line of a list; lines of one kind that follow each other are one list. */
        StoryBlock: {
            spans: components["schemas"]["StorySpan"][];
            /** @enum {string} */
            type: "paragraph" | "heading" | "bullet" | "number";
        };
        /** @description A part of a text with one set of styles (looks). An absent look is left out, never false. */
        StorySpan: {
            /** @constant */
            bold?: true;
            /** @description An https address, without a name or password before the host. Shown with `nofollow ugc noopener`. */
            href?: string;
            /** @constant */
            italic?: true;
            text: components["schemas"]["Paragraphs"];
        };
        /** @description House and street, or a post-office box. */
        Street: components["schemas"]["Line"];
        SummedDonation: {
            /** @description The amount that the donor paid. */
            charge: components["schemas"]["Cents"];
            /** @description The deductible part; 0 unless the donation is the donor’s own. */
            deductible: components["schemas"]["Cents"];
            /**
             * Format: date
             * @description The day in the event’s time zone.
             */
            givenOn: CalendarDay;
            id: components["schemas"]["Uuid"];
            /** @description A cheque. */
            isOffline: boolean;
            /**
             * @description `own`: the donor may deduct the amount that was not refunded. `organization`: the organization gave it, so its contact may not deduct it. `fund`: it came from a donor-advised fund, and was deducted when the fund received it.
             * @enum {string}
             */
            legalDonor: "own" | "organization" | "fund";
            /** @description The number of its receipt. */
            number: string;
            organizationName: string | null;
            recipient: components["schemas"]["DonationRecipient"];
            /** @description The refunded part of the charge. */
            refunded: components["schemas"]["Cents"];
        };
        /**
         * @description Who else sees on the person’s page that they survived cancer: people who gave to them while signed in, captain and admins of their peloton, both, or everyone. No other setting changes it, and no list, search or export contains it.
         * @enum {string}
         */
        SurvivorVisibility: "nobody" | "captains" | "donors" | "donors-and-captains" | "everyone";
        ThankYou: {
            donationIds: components["schemas"]["Uuid"][];
            /** @description Plain text without links. An empty line begins a new paragraph. */
            text: components["schemas"]["Paragraphs"];
        };
        Tribute: {
            /** @description This address gets an e-mail about the donation, without its amount. */
            familyEmail: string | null;
            /** @enum {string} */
            kind: "honor" | "memory";
            name: components["schemas"]["FullName"];
        };
        User: {
            coverImageUrl: string | null;
            currentEventName: string;
            firstName: string;
            fundraising: components["schemas"]["Fundraising"];
            /** @description Parts of the page that are hidden from others after reports. Only for the person; left out if nothing is hidden. */
            hiddenContent?: components["schemas"]["HiddenContent"][];
            id: string;
            /** @description Whether badges (`tags`), past years (`allTimeRaised`) and the High Roller mark are hidden from others. What they raise and commit to this year is public either way: here, in their peloton and in the search. */
            isAchievementsInvisible: boolean;
            /**
             * @description True if the person survived cancer and the caller may see it (`survivorVisibility`). Left out in every other case.
             * @constant
             */
            isCancerSurvivor?: true;
            isDonorListVisible: boolean;
            lastName: string;
            participantTypes: components["schemas"]["ParticipantTypes"];
            peloton: {
                acceptingNewMembers: boolean;
                id: components["schemas"]["Uuid"];
                isPending: boolean;
                name: string;
            } | null;
            profileImageUrl: string | null;
            publicId: string;
            story: components["schemas"]["Story"] | null;
            tags: string[];
        };
        UserHistory: {
            /** @description One of each kind at most, the newest first. */
            achievements: components["schemas"]["Achievement"][];
            /** @description Years in which the person took part or raised something, the earliest first; the current one among them. */
            years: components["schemas"]["UserYear"][];
        };
        UserParticipation: {
            activityGoals: components["schemas"]["PublicActivityGoal"][];
            /** Format: date */
            fundraisingDeadline: CalendarDay;
            /** @description Kinds of jobs that the person signed up for as a Volunteer, such as "Rest stop"; each once. */
            help: string[];
            /** @description True until the end of the day of the deadline. */
            isFundraisingOpen: boolean;
            /** @description In the order of the rides. */
            routes: components["schemas"]["RiddenRoute"][];
            year: number;
        };
        UserPatch: {
            /** @enum {string} */
            op: "add" | "replace" | "remove" | "test";
            path: string;
            /** @description A list is a story. */
            value?: string | boolean | components["schemas"]["StoryBlock"][] | null;
        }[];
        UserYear: {
            /** @description The person’s donations to others without refunds. Only the person gets it; it is null for all others. */
            donated: components["schemas"]["Cents"] | null;
            goal: components["schemas"]["Cents"];
            isCurrent: boolean;
            /** @description Of the routes below. */
            miles: number;
            /** @description As in `Fundraising`; no year shows less than $0. */
            owed: components["schemas"]["Cents"];
            raised: components["schemas"]["Cents"];
            /** @description Names of the routes of that year. */
            routes: string[];
            /** @description The kinds of participation. */
            types: components["schemas"]["ParticipantType"][];
            year: number;
        };
        /** Format: uuid */
        Uuid: string;
        Valley: {
            places: components["schemas"]["ValleyPlace"][];
            routes: components["schemas"]["ValleyRoute"][];
        };
        ValleyPlace: {
            /** @description Feet above sea level. */
            elevation: number;
            /** @description The kind of the place; at a `post`, volunteers help. */
            kinds: ("start" | "stop" | "pass" | "night" | "finish" | "post")[];
            latitude: number;
            longitude: number;
            name: string;
        };
        ValleyRoute: {
            route: components["schemas"]["RideRoute"];
            steepestMile: components["schemas"]["SteepestMile"];
            /** @description From start to finish. A pass with a rest stop is in the list twice. */
            stops: components["schemas"]["RouteStop"][];
            /** @description The course as [longitude, latitude] pairs with all of its bends, at uneven distances. */
            way: number[][];
        };
        Waiver: {
            /** @description Plain text; blank lines part paragraphs. */
            body: string;
            version: string;
        };
    };
    responses: {
        /** @description Refused: `malformed-json`, `notification-forged`, `notification-malformed`, `validation-failed`. */
        "400.malformed-json.notification-forged.notification-malformed.validation-failed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "malformed-json" | "notification-forged" | "notification-malformed" | "validation-failed";
                };
            };
        };
        /** @description Refused: `malformed-json`, `validation-failed`. */
        "400.malformed-json.validation-failed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "malformed-json" | "validation-failed";
                };
            };
        };
        /** @description Refused: `malformed-request`, `validation-failed`. */
        "400.malformed-request.validation-failed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "malformed-request" | "validation-failed";
                };
            };
        };
        /** @description Refused: `notification-forged`, `notification-malformed`, `validation-failed`. */
        "400.notification-forged.notification-malformed.validation-failed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "notification-forged" | "notification-malformed" | "validation-failed";
                };
            };
        };
        /** @description Refused: `validation-failed`. */
        "400.validation-failed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "validation-failed";
                };
            };
        };
        /** @description Refused: `sign-in-required`, `token-expired`, `token-invalid`. */
        "401.sign-in-required.token-expired.token-invalid": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "sign-in-required" | "token-expired" | "token-invalid";
                };
            };
        };
        /** @description Refused: `token-expired`, `token-invalid`. */
        "401.token-expired.token-invalid": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "token-expired" | "token-invalid";
                };
            };
        };
        /** @description Refused: `payment-declined`. */
        "402.payment-declined": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "payment-declined";
                };
            };
        };
        /** @description Refused: `account-closed`. */
        "403.account-closed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "account-closed";
                };
            };
        };
        /** @description Refused: `account-closed`, `captain-only`, `contact-required`. */
        "403.account-closed.captain-only.contact-required": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "account-closed" | "captain-only" | "contact-required";
                };
            };
        };
        /** @description Refused: `account-closed`, `captain-only`, `contact-required`, `peloton-not-yours`. */
        "403.account-closed.captain-only.contact-required.peloton-not-yours": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "account-closed" | "captain-only" | "contact-required" | "peloton-not-yours";
                };
            };
        };
        /** @description Refused: `account-closed`, `contact-required`. */
        "403.account-closed.contact-required": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "account-closed" | "contact-required";
                };
            };
        };
        /** @description Refused: `account-closed`, `contact-required`, `drafts-not-yours`. */
        "403.account-closed.contact-required.drafts-not-yours": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "account-closed" | "contact-required" | "drafts-not-yours";
                };
            };
        };
        /** @description Refused: `account-closed`, `contact-required`, `members-only`. */
        "403.account-closed.contact-required.members-only": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "account-closed" | "contact-required" | "members-only";
                };
            };
        };
        /** @description Refused: `account-closed`, `contact-required`, `members-only`, `peloton-not-yours`. */
        "403.account-closed.contact-required.members-only.peloton-not-yours": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "account-closed" | "contact-required" | "members-only" | "peloton-not-yours";
                };
            };
        };
        /** @description Refused: `account-closed`, `contact-required`, `organizers-only`. */
        "403.account-closed.contact-required.organizers-only": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "account-closed" | "contact-required" | "organizers-only";
                };
            };
        };
        /** @description Refused: `account-closed`, `contact-required`, `participants-only`. */
        "403.account-closed.contact-required.participants-only": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "account-closed" | "contact-required" | "participants-only";
                };
            };
        };
        /** @description Refused: `account-closed`, `contact-required`, `peloton-not-yours`. */
        "403.account-closed.contact-required.peloton-not-yours": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "account-closed" | "contact-required" | "peloton-not-yours";
                };
            };
        };
        /** @description Refused: `account-closed`, `contact-required`, `person-not-yours`. */
        "403.account-closed.contact-required.person-not-yours": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "account-closed" | "contact-required" | "person-not-yours";
                };
            };
        };
        /** @description Refused: `account-closed`, `contact-required`, `registration-blocked`. */
        "403.account-closed.contact-required.registration-blocked": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "account-closed" | "contact-required" | "registration-blocked";
                };
            };
        };
        /** @description Refused: `account-closed`, `contact-required`, `shift-not-led`. */
        "403.account-closed.contact-required.shift-not-led": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "account-closed" | "contact-required" | "shift-not-led";
                };
            };
        };
        /** @description Refused: `account-closed`, `contact-required`, `shift-organizers-only`. */
        "403.account-closed.contact-required.shift-organizers-only": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "account-closed" | "contact-required" | "shift-organizers-only";
                };
            };
        };
        /** @description Refused: `donation-not-found`. */
        "404.donation-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "donation-not-found";
                };
            };
        };
        /** @description Refused: `donation-not-received`. */
        "404.donation-not-received": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "donation-not-received";
                };
            };
        };
        /** @description Refused: `donor-list-private`, `peloton-not-found`. */
        "404.donor-list-private.peloton-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "donor-list-private" | "peloton-not-found";
                };
            };
        };
        /** @description Refused: `donor-list-private`, `person-not-found`. */
        "404.donor-list-private.person-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "donor-list-private" | "person-not-found";
                };
            };
        };
        /** @description Refused: `event-not-found`. */
        "404.event-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "event-not-found";
                };
            };
        };
        /** @description Refused: `event-not-found`, `organization-not-found`, `payment-method-missing`, `recipient-not-found`. */
        "404.event-not-found.organization-not-found.payment-method-missing.recipient-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "event-not-found" | "organization-not-found" | "payment-method-missing" | "recipient-not-found";
                };
            };
        };
        /** @description Refused: `event-not-found`, `person-not-found`. */
        "404.event-not-found.person-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "event-not-found" | "person-not-found";
                };
            };
        };
        /** @description Refused: `family-request-not-found`. */
        "404.family-request-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "family-request-not-found";
                };
            };
        };
        /** @description Refused: `forecast-route-unknown`. */
        "404.forecast-route-unknown": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "forecast-route-unknown";
                };
            };
        };
        /** @description Refused: `giving-year-empty`. */
        "404.giving-year-empty": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "giving-year-empty";
                };
            };
        };
        /** @description Refused: `goal-not-found`. */
        "404.goal-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "goal-not-found";
                };
            };
        };
        /** @description Refused: `invitation-link-broken`. */
        "404.invitation-link-broken": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "invitation-link-broken";
                };
            };
        };
        /** @description Refused: `member-not-found`. */
        "404.member-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "member-not-found";
                };
            };
        };
        /** @description Refused: `no-registration-in-progress`. */
        "404.no-registration-in-progress": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "no-registration-in-progress";
                };
            };
        };
        /** @description Refused: `not-found`. */
        "404.not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-found";
                };
            };
        };
        /** @description Refused: `nothing-to-report`, `peloton-not-found`. */
        "404.nothing-to-report.peloton-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "nothing-to-report" | "peloton-not-found";
                };
            };
        };
        /** @description Refused: `nothing-to-report`, `person-not-found`. */
        "404.nothing-to-report.person-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "nothing-to-report" | "person-not-found";
                };
            };
        };
        /** @description Refused: `organization-not-found`. */
        "404.organization-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "organization-not-found";
                };
            };
        };
        /** @description Refused: `page-not-found`. */
        "404.page-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "page-not-found";
                };
            };
        };
        /** @description Refused: `payment-method-missing`. */
        "404.payment-method-missing": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "payment-method-missing";
                };
            };
        };
        /** @description Refused: `payment-method-missing`, `recipient-not-found`, `recurring-donation-not-found`. */
        "404.payment-method-missing.recipient-not-found.recurring-donation-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "payment-method-missing" | "recipient-not-found" | "recurring-donation-not-found";
                };
            };
        };
        /** @description Refused: `peloton-not-found`. */
        "404.peloton-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "peloton-not-found";
                };
            };
        };
        /** @description Refused: `peloton-not-found`, `person-not-found`. */
        "404.peloton-not-found.person-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "peloton-not-found" | "person-not-found";
                };
            };
        };
        /** @description Refused: `peloton-not-found`, `request-not-found`. */
        "404.peloton-not-found.request-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "peloton-not-found" | "request-not-found";
                };
            };
        };
        /** @description Refused: `person-not-found`. */
        "404.person-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "person-not-found";
                };
            };
        };
        /** @description Refused: `receipt-not-found`. */
        "404.receipt-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "receipt-not-found";
                };
            };
        };
        /** @description Refused: `recurring-donation-not-found`. */
        "404.recurring-donation-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "recurring-donation-not-found";
                };
            };
        };
        /** @description Refused: `report-not-found`. */
        "404.report-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "report-not-found";
                };
            };
        };
        /** @description Refused: `request-not-found`. */
        "404.request-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "request-not-found";
                };
            };
        };
        /** @description Refused: `ride-not-found`. */
        "404.ride-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "ride-not-found";
                };
            };
        };
        /** @description Refused: `route-not-on-map`. */
        "404.route-not-on-map": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "route-not-on-map";
                };
            };
        };
        /** @description Refused: `route-not-ridden`. */
        "404.route-not-ridden": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "route-not-ridden";
                };
            };
        };
        /** @description Refused: `share-not-found`. */
        "404.share-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "share-not-found";
                };
            };
        };
        /** @description Refused: `share-request-not-found`. */
        "404.share-request-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "share-request-not-found";
                };
            };
        };
        /** @description Refused: `shift-code-unknown`. */
        "404.shift-code-unknown": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "shift-code-unknown";
                };
            };
        };
        /** @description Refused: `shift-not-found`. */
        "404.shift-not-found": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "shift-not-found";
                };
            };
        };
        /** @description Refused: `address-in-use`. */
        "409.address-in-use": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "address-in-use";
                };
            };
        };
        /** @description Refused: `balance-changed`, `balance-too-low`, `sharing-closed`. */
        "409.balance-changed.balance-too-low.sharing-closed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "balance-changed" | "balance-too-low" | "sharing-closed";
                };
            };
        };
        /** @description Refused: `balance-too-low`. */
        "409.balance-too-low": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "balance-too-low";
                };
            };
        };
        /** @description Refused: `balance-too-low`, `sharing-closed`. */
        "409.balance-too-low.sharing-closed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "balance-too-low" | "sharing-closed";
                };
            };
        };
        /** @description Refused: `captain-stays`. */
        "409.captain-stays": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "captain-stays";
                };
            };
        };
        /** @description Refused: `captain-stays`, `captaincy-first`. */
        "409.captain-stays.captaincy-first": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "captain-stays" | "captaincy-first";
                };
            };
        };
        /** @description Refused: `captain-stays`, `offer-open`. */
        "409.captain-stays.offer-open": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "captain-stays" | "offer-open";
                };
            };
        };
        /** @description Refused: `charge-changed`, `donation-in-progress`, `donation-repeated`, `donation-withdrawn`, `recipient-closed`. */
        "409.charge-changed.donation-in-progress.donation-repeated.donation-withdrawn.recipient-closed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "charge-changed" | "donation-in-progress" | "donation-repeated" | "donation-withdrawn" | "recipient-closed";
                };
            };
        };
        /** @description Refused: `charge-changed`, `recipient-closed`. */
        "409.charge-changed.recipient-closed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "charge-changed" | "recipient-closed";
                };
            };
        };
        /** @description Refused: `code-expired`, `code-used-up`, `contact-address-taken`. */
        "409.code-expired.code-used-up.contact-address-taken": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "code-expired" | "code-used-up" | "contact-address-taken";
                };
            };
        };
        /** @description Refused: `commitment-unmet`, `payment-open`. */
        "409.commitment-unmet.payment-open": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "commitment-unmet" | "payment-open";
                };
            };
        };
        /** @description Refused: `contact-address-unchanged`. */
        "409.contact-address-unchanged": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "contact-address-unchanged";
                };
            };
        };
        /** @description Refused: `declined-lately`, `has-parent`, `too-many-family-requests`, `withdrawn-lately`. */
        "409.declined-lately.has-parent.too-many-family-requests.withdrawn-lately": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "declined-lately" | "has-parent" | "too-many-family-requests" | "withdrawn-lately";
                };
            };
        };
        /** @description Refused: `donation-refunded`, `donation-thanked`. */
        "409.donation-refunded.donation-thanked": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "donation-refunded" | "donation-thanked";
                };
            };
        };
        /** @description Refused: `family-request-decided`. */
        "409.family-request-decided": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "family-request-decided";
                };
            };
        };
        /** @description Refused: `family-request-decided`, `has-parent`. */
        "409.family-request-decided.has-parent": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "family-request-decided" | "has-parent";
                };
            };
        };
        /** @description Refused: `goal-begun`, `not-a-challenger`. */
        "409.goal-begun.not-a-challenger": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "goal-begun" | "not-a-challenger";
                };
            };
        };
        /** @description Refused: `leave-request-withdrawn`, `person-not-in-shift`, `removal-too-early`, `shift-begun`. */
        "409.leave-request-withdrawn.person-not-in-shift.removal-too-early.shift-begun": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "leave-request-withdrawn" | "person-not-in-shift" | "removal-too-early" | "shift-begun";
                };
            };
        };
        /** @description Refused: `member-already`, `member-elsewhere`, `not-accepting-members`, `requested-elsewhere`. */
        "409.member-already.member-elsewhere.not-accepting-members.requested-elsewhere": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "member-already" | "member-elsewhere" | "not-accepting-members" | "requested-elsewhere";
                };
            };
        };
        /** @description Refused: `member-already`, `member-elsewhere`, `person-not-asked`, `person-not-registered`. */
        "409.member-already.member-elsewhere.person-not-asked.person-not-registered": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "member-already" | "member-elsewhere" | "person-not-asked" | "person-not-registered";
                };
            };
        };
        /** @description Refused: `member-elsewhere`, `name-taken`. */
        "409.member-elsewhere.name-taken": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "member-elsewhere" | "name-taken";
                };
            };
        };
        /** @description Refused: `member-elsewhere`, `not-accepting-members`. */
        "409.member-elsewhere.not-accepting-members": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "member-elsewhere" | "not-accepting-members";
                };
            };
        };
        /** @description Refused: `member-elsewhere`, `request-decided`. */
        "409.member-elsewhere.request-decided": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "member-elsewhere" | "request-decided";
                };
            };
        };
        /** @description Refused: `name-taken`. */
        "409.name-taken": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "name-taken";
                };
            };
        };
        /** @description Refused: `nobody-in-shift`. */
        "409.nobody-in-shift": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "nobody-in-shift";
                };
            };
        };
        /** @description Refused: `nobody-to-write-to`. */
        "409.nobody-to-write-to": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "nobody-to-write-to";
                };
            };
        };
        /** @description Refused: `not-a-challenger`. */
        "409.not-a-challenger": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-a-challenger";
                };
            };
        };
        /** @description Refused: `not-a-challenger`, `too-many-goals`. */
        "409.not-a-challenger.too-many-goals": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-a-challenger" | "too-many-goals";
                };
            };
        };
        /** @description Refused: `not-a-volunteer`. */
        "409.not-a-volunteer": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-a-volunteer";
                };
            };
        };
        /** @description Refused: `not-a-volunteer`, `not-waiting`. */
        "409.not-a-volunteer.not-waiting": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-a-volunteer" | "not-waiting";
                };
            };
        };
        /** @description Refused: `not-a-volunteer`, `nothing-to-confirm`, `shift-clash`, `shift-not-yours`. */
        "409.not-a-volunteer.nothing-to-confirm.shift-clash.shift-not-yours": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-a-volunteer" | "nothing-to-confirm" | "shift-clash" | "shift-not-yours";
                };
            };
        };
        /** @description Refused: `not-a-volunteer`, `shift-begun`, `shift-clash`, `shift-taken`, `shift-yours-already`, `shifts-enough`. */
        "409.not-a-volunteer.shift-begun.shift-clash.shift-taken.shift-yours-already.shifts-enough": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-a-volunteer" | "shift-begun" | "shift-clash" | "shift-taken" | "shift-yours-already" | "shifts-enough";
                };
            };
        };
        /** @description Refused: `not-a-volunteer`, `shift-begun`, `shift-leavable`, `shift-not-yours`. */
        "409.not-a-volunteer.shift-begun.shift-leavable.shift-not-yours": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-a-volunteer" | "shift-begun" | "shift-leavable" | "shift-not-yours";
                };
            };
        };
        /** @description Refused: `not-a-volunteer`, `shift-begun`, `shift-not-yours`, `shift-to-confirm`. */
        "409.not-a-volunteer.shift-begun.shift-not-yours.shift-to-confirm": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-a-volunteer" | "shift-begun" | "shift-not-yours" | "shift-to-confirm";
                };
            };
        };
        /** @description Refused: `not-a-volunteer`, `shift-begun`, `shift-not-yours`, `shift-too-soon`. */
        "409.not-a-volunteer.shift-begun.shift-not-yours.shift-too-soon": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-a-volunteer" | "shift-begun" | "shift-not-yours" | "shift-too-soon";
                };
            };
        };
        /** @description Refused: `not-a-volunteer`, `shift-has-places`, `shift-yours-already`. */
        "409.not-a-volunteer.shift-has-places.shift-yours-already": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-a-volunteer" | "shift-has-places" | "shift-yours-already";
                };
            };
        };
        /** @description Refused: `not-a-volunteer`, `shift-not-yours`. */
        "409.not-a-volunteer.shift-not-yours": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-a-volunteer" | "shift-not-yours";
                };
            };
        };
        /** @description Refused: `not-a-volunteer`, `shift-taken`, `shift-too-soon`, `shift-yours-already`. */
        "409.not-a-volunteer.shift-taken.shift-too-soon.shift-yours-already": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-a-volunteer" | "shift-taken" | "shift-too-soon" | "shift-yours-already";
                };
            };
        };
        /** @description Refused: `offer-ended`. */
        "409.offer-ended": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "offer-ended";
                };
            };
        };
        /** @description Refused: `place-free`, `ride-begun`, `too-late-to-lower`. */
        "409.place-free.ride-begun.too-late-to-lower": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "place-free" | "ride-begun" | "too-late-to-lower";
                };
            };
        };
        /** @description Refused: `place-taken`, `ride-begun`, `route-change-open`, `route-terms-changed`, `too-late-to-lower`. */
        "409.place-taken.ride-begun.route-change-open.route-terms-changed.too-late-to-lower": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "place-taken" | "ride-begun" | "route-change-open" | "route-terms-changed" | "too-late-to-lower";
                };
            };
        };
        /** @description Refused: `receiver-has-less`, `receiver-left`, `share-taken-back`, `sharing-closed`. */
        "409.receiver-has-less.receiver-left.share-taken-back.sharing-closed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "receiver-has-less" | "receiver-left" | "share-taken-back" | "sharing-closed";
                };
            };
        };
        /** @description Refused: `receiver-has-less`, `receiver-left`, `share-taken-back`, `sharing-closed`, `undo-too-late`. */
        "409.receiver-has-less.receiver-left.share-taken-back.sharing-closed.undo-too-late": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "receiver-has-less" | "receiver-left" | "share-taken-back" | "sharing-closed" | "undo-too-late";
                };
            };
        };
        /** @description Refused: `registration-completed`. */
        "409.registration-completed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "registration-completed";
                };
            };
        };
        /** @description Refused: `report-own`. */
        "409.report-own": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "report-own";
                };
            };
        };
        /** @description Refused: `request-decided`. */
        "409.request-decided": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "request-decided";
                };
            };
        };
        /** @description Refused: `request-open`, `sharing-closed`. */
        "409.request-open.sharing-closed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "request-open" | "sharing-closed";
                };
            };
        };
        /** @description Refused: `share-request-settled`. */
        "409.share-request-settled": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "share-request-settled";
                };
            };
        };
        /** @description Refused: `sharing-closed`. */
        "409.sharing-closed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "sharing-closed";
                };
            };
        };
        /** @description Refused: `shift-begun`. */
        "409.shift-begun": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "shift-begun";
                };
            };
        };
        /** @description Refused: `shift-begun`, `shift-places-taken`. */
        "409.shift-begun.shift-places-taken": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "shift-begun" | "shift-places-taken";
                };
            };
        };
        /** @description Refused: `version-changed`. */
        "412.version-changed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "version-changed";
                };
            };
        };
        /** @description Refused: `body-too-large`. */
        "413.body-too-large": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "body-too-large";
                };
            };
        };
        /** @description Refused: `image-type-unknown`, `media-type-unknown`. */
        "415.image-type-unknown.media-type-unknown": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "image-type-unknown" | "media-type-unknown";
                };
            };
        };
        /** @description Refused: `media-type-unknown`. */
        "415.media-type-unknown": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "media-type-unknown";
                };
            };
        };
        /** @description Refused: `already-registered`, `fee-already-paid`, `idempotency-key-reused`, `nothing-chosen`, `registration-closed`, `too-young`. */
        "422.already-registered.fee-already-paid.idempotency-key-reused.nothing-chosen.registration-closed.too-young": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "already-registered" | "fee-already-paid" | "idempotency-key-reused" | "nothing-chosen" | "registration-closed" | "too-young";
                };
            };
        };
        /** @description Refused: `already-registered`, `idempotency-key-reused`, `nothing-chosen`. */
        "422.already-registered.idempotency-key-reused.nothing-chosen": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "already-registered" | "idempotency-key-reused" | "nothing-chosen";
                };
            };
        };
        /** @description Refused: `code-wrong`, `idempotency-key-reused`. */
        "422.code-wrong.idempotency-key-reused": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "code-wrong" | "idempotency-key-reused";
                };
            };
        };
        /** @description Refused: `commitment-too-low`, `goal-too-low`, `idempotency-key-reused`, `payment-method-required`, `route-full`, `step-out-of-order`. */
        "422.commitment-too-low.goal-too-low.idempotency-key-reused.payment-method-required.route-full.step-out-of-order": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "commitment-too-low" | "goal-too-low" | "idempotency-key-reused" | "payment-method-required" | "route-full" | "step-out-of-order";
                };
            };
        };
        /** @description Refused: `contact-mismatch`, `idempotency-key-reused`. */
        "422.contact-mismatch.idempotency-key-reused": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "contact-mismatch" | "idempotency-key-reused";
                };
            };
        };
        /** @description Refused: `day-out-of-range`, `day-too-long`, `idempotency-key-reused`. */
        "422.day-out-of-range.day-too-long.idempotency-key-reused": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "day-out-of-range" | "day-too-long" | "idempotency-key-reused";
                };
            };
        };
        /** @description Refused: `discount-code-expired`, `discount-code-unknown`, `discount-code-used-up`, `fee-changed`, `idempotency-key-reused`, `payment-method-required`, `registration-closed`, `route-full`, `step-not-needed`, `step-out-of-order`. */
        "422.discount-code-expired.discount-code-unknown.discount-code-used-up.fee-changed.idempotency-key-reused.payment-method-required.registration-closed.route-full.step-not-needed.step-out-of-order": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "discount-code-expired" | "discount-code-unknown" | "discount-code-used-up" | "fee-changed" | "idempotency-key-reused" | "payment-method-required" | "registration-closed" | "route-full" | "step-not-needed" | "step-out-of-order";
                };
            };
        };
        /** @description Refused: `discount-code-expired`, `discount-code-unknown`, `step-not-needed`, `step-out-of-order`. */
        "422.discount-code-expired.discount-code-unknown.step-not-needed.step-out-of-order": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "discount-code-expired" | "discount-code-unknown" | "step-not-needed" | "step-out-of-order";
                };
            };
        };
        /** @description Refused: `family-of-itself`, `idempotency-key-reused`. */
        "422.family-of-itself.idempotency-key-reused": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "family-of-itself" | "idempotency-key-reused";
                };
            };
        };
        /** @description Refused: `family-of-itself`, `idempotency-key-reused`, `wrong-levels`. */
        "422.family-of-itself.idempotency-key-reused.wrong-levels": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "family-of-itself" | "idempotency-key-reused" | "wrong-levels";
                };
            };
        };
        /** @description Refused: `fee-already-paid`, `fee-processing`, `group-code-conflict`, `group-code-expired`, `group-code-unknown`, `group-code-used-up`, `idempotency-key-reused`, `ride-shift-clash`, `route-full`, `route-not-open`, `route-of-other-ride`, `sponsor-code-expired`, `sponsor-code-unknown`, `sponsor-code-used-up`, `step-not-needed`, `step-out-of-order`. */
        "422.fee-already-paid.fee-processing.group-code-conflict.group-code-expired.group-code-unknown.group-code-used-up.idempotency-key-reused.ride-shift-clash.route-full.route-not-open.route-of-other-ride.sponsor-code-expired.sponsor-code-unknown.sponsor-code-used-up.step-not-needed.step-out-of-order": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "fee-already-paid" | "fee-processing" | "group-code-conflict" | "group-code-expired" | "group-code-unknown" | "group-code-used-up" | "idempotency-key-reused" | "ride-shift-clash" | "route-full" | "route-not-open" | "route-of-other-ride" | "sponsor-code-expired" | "sponsor-code-unknown" | "sponsor-code-used-up" | "step-not-needed" | "step-out-of-order";
                };
            };
        };
        /** @description Refused: `fee-not-paid`, `fee-processing`, `group-code-conflict`, `idempotency-key-reused`, `registration-closed`, `route-full`, `step-out-of-order`. */
        "422.fee-not-paid.fee-processing.group-code-conflict.idempotency-key-reused.registration-closed.route-full.step-out-of-order": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "fee-not-paid" | "fee-processing" | "group-code-conflict" | "idempotency-key-reused" | "registration-closed" | "route-full" | "step-out-of-order";
                };
            };
        };
        /** @description Refused: `fee-processing`, `idempotency-key-reused`, `not-registered`, `too-late-to-withdraw`. */
        "422.fee-processing.idempotency-key-reused.not-registered.too-late-to-withdraw": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "fee-processing" | "idempotency-key-reused" | "not-registered" | "too-late-to-withdraw";
                };
            };
        };
        /** @description Refused: `forecast-share-too-high`. */
        "422.forecast-share-too-high": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "forecast-share-too-high";
                };
            };
        };
        /** @description Refused: `goal-too-low`, `idempotency-key-reused`. */
        "422.goal-too-low.idempotency-key-reused": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "goal-too-low" | "idempotency-key-reused";
                };
            };
        };
        /** @description Refused: `group-code-expired`, `group-code-unknown`, `group-code-used-up`. */
        "422.group-code-expired.group-code-unknown.group-code-used-up": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "group-code-expired" | "group-code-unknown" | "group-code-used-up";
                };
            };
        };
        /** @description Refused: `group-code-expired`, `group-code-unknown`, `group-code-used-up`, `idempotency-key-reused`. */
        "422.group-code-expired.group-code-unknown.group-code-used-up.idempotency-key-reused": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "group-code-expired" | "group-code-unknown" | "group-code-used-up" | "idempotency-key-reused";
                };
            };
        };
        /** @description Refused: `guardian-required`, `idempotency-key-reused`, `step-out-of-order`, `waiver-outdated`. */
        "422.guardian-required.idempotency-key-reused.step-out-of-order.waiver-outdated": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "guardian-required" | "idempotency-key-reused" | "step-out-of-order" | "waiver-outdated";
                };
            };
        };
        /** @description Refused: `idempotency-key-reused`. */
        "422.idempotency-key-reused": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-reused";
                };
            };
        };
        /** @description Refused: `idempotency-key-reused`, `image-too-many-pixels`, `image-too-small`, `image-unreadable`. */
        "422.idempotency-key-reused.image-too-many-pixels.image-too-small.image-unreadable": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-reused" | "image-too-many-pixels" | "image-too-small" | "image-unreadable";
                };
            };
        };
        /** @description Refused: `idempotency-key-reused`, `more-than-missing`, `receiver-is-source`, `receiver-not-member`, `receiver-twice`, `share-too-small`. */
        "422.idempotency-key-reused.more-than-missing.receiver-is-source.receiver-not-member.receiver-twice.share-too-small": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-reused" | "more-than-missing" | "receiver-is-source" | "receiver-not-member" | "receiver-twice" | "share-too-small";
                };
            };
        };
        /** @description Refused: `idempotency-key-reused`, `name-not-typed`. */
        "422.idempotency-key-reused.name-not-typed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-reused" | "name-not-typed";
                };
            };
        };
        /** @description Refused: `idempotency-key-reused`, `owner-not-member`, `receiver-is-source`, `receiver-not-member`. */
        "422.idempotency-key-reused.owner-not-member.receiver-is-source.receiver-not-member": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-reused" | "owner-not-member" | "receiver-is-source" | "receiver-not-member";
                };
            };
        };
        /** @description Refused: `idempotency-key-reused`, `payment-method-required`, `ride-shift-clash`, `route-not-open`, `route-of-other-ride`, `same-route`, `sponsor-code-unknown`, `sponsor-code-used-up`. */
        "422.idempotency-key-reused.payment-method-required.ride-shift-clash.route-not-open.route-of-other-ride.same-route.sponsor-code-unknown.sponsor-code-used-up": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-reused" | "payment-method-required" | "ride-shift-clash" | "route-not-open" | "route-of-other-ride" | "same-route" | "sponsor-code-unknown" | "sponsor-code-used-up";
                };
            };
        };
        /** @description Refused: `idempotency-key-reused`, `registration-closed`, `too-young`. */
        "422.idempotency-key-reused.registration-closed.too-young": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-reused" | "registration-closed" | "too-young";
                };
            };
        };
        /** @description Refused: `idempotency-key-reused`, `route-not-open`, `route-of-other-ride`, `same-route`. */
        "422.idempotency-key-reused.route-not-open.route-of-other-ride.same-route": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-reused" | "route-not-open" | "route-of-other-ride" | "same-route";
                };
            };
        };
        /** @description Refused: `idempotency-key-reused`, `shift-age`. */
        "422.idempotency-key-reused.shift-age": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-reused" | "shift-age";
                };
            };
        };
        /** @description Refused: `idempotency-key-reused`, `shift-full`, `shift-overlap`, `shift-ride-clash`, `shift-unknown`, `step-not-needed`, `too-young`. */
        "422.idempotency-key-reused.shift-full.shift-overlap.shift-ride-clash.shift-unknown.step-not-needed.too-young": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-reused" | "shift-full" | "shift-overlap" | "shift-ride-clash" | "shift-unknown" | "step-not-needed" | "too-young";
                };
            };
        };
        /** @description Refused: `idempotency-key-reused`, `shift-full`, `step-out-of-order`. */
        "422.idempotency-key-reused.shift-full.step-out-of-order": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-reused" | "shift-full" | "step-out-of-order";
                };
            };
        };
        /** @description Refused: `idempotency-key-reused`, `shift-times-wrong`. */
        "422.idempotency-key-reused.shift-times-wrong": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-reused" | "shift-times-wrong";
                };
            };
        };
        /** @description Refused: `idempotency-key-reused`, `step-not-needed`. */
        "422.idempotency-key-reused.step-not-needed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-reused" | "step-not-needed";
                };
            };
        };
        /** @description Refused: `more-than-missing`, `receiver-not-member`. */
        "422.more-than-missing.receiver-not-member": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "more-than-missing" | "receiver-not-member";
                };
            };
        };
        /** @description Refused: `sponsor-code-expired`, `sponsor-code-unknown`, `sponsor-code-used-up`. */
        "422.sponsor-code-expired.sponsor-code-unknown.sponsor-code-used-up": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "sponsor-code-expired" | "sponsor-code-unknown" | "sponsor-code-used-up";
                };
            };
        };
        /** @description Refused: `authentication-needed`, `proof-of-work-needed`. */
        "428.authentication-needed.proof-of-work-needed": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "authentication-needed" | "proof-of-work-needed";
                };
            };
        };
        /** @description Refused: `version-required`. */
        "428.version-required": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "version-required";
                };
            };
        };
        /** @description Refused: `admins-made-often`. */
        "429.admins-made-often": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "admins-made-often";
                };
            };
        };
        /** @description Refused: `asked-enough`, `too-many-requests`. */
        "429.asked-enough.too-many-requests": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "asked-enough" | "too-many-requests";
                };
            };
        };
        /** @description Refused: `asked-often`, `too-many-requests`. */
        "429.asked-often.too-many-requests": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "asked-often" | "too-many-requests";
                };
            };
        };
        /** @description Refused: `image-limit-reached`, `too-many-requests`. */
        "429.image-limit-reached.too-many-requests": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "image-limit-reached" | "too-many-requests";
                };
            };
        };
        /** @description Refused: `offered-often`. */
        "429.offered-often": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "offered-often";
                };
            };
        };
        /** @description Refused: `too-many-added`, `too-many-requests`. */
        "429.too-many-added.too-many-requests": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too-many-added" | "too-many-requests";
                };
            };
        };
        /** @description Refused: `too-many-attempts`, `too-many-requests`. */
        "429.too-many-attempts.too-many-requests": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too-many-attempts" | "too-many-requests";
                };
            };
        };
        /** @description Refused: `too-many-codes`, `too-many-requests`. */
        "429.too-many-codes.too-many-requests": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too-many-codes" | "too-many-requests";
                };
            };
        };
        /** @description Refused: `too-many-invitations`. */
        "429.too-many-invitations": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too-many-invitations";
                };
            };
        };
        /** @description Refused: `too-many-letters`. */
        "429.too-many-letters": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too-many-letters";
                };
            };
        };
        /** @description Refused: `too-many-requests`. */
        "429.too-many-requests": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too-many-requests";
                };
            };
        };
        /** @description Refused: `too-many-requests`, `too-many-shift-letters`. */
        "429.too-many-requests.too-many-shift-letters": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too-many-requests" | "too-many-shift-letters";
                };
            };
        };
        /** @description Refused: `too-many-requests`, `undone-enough`. */
        "429.too-many-requests.undone-enough": {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too-many-requests" | "undone-enough";
                };
            };
        };
        /** @description The contact address as it is now. */
        ContactAddress: {
            headers: {
                etag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ContactAddress"];
            };
        };
        /** @description One page of donations, newest first. */
        Donations: {
            headers: {
                "pagination-count": components["headers"]["PaginationCount"];
                "pagination-limit": components["headers"]["PaginationLimit"];
                "pagination-page": components["headers"]["PaginationPage"];
                "pagination-total": components["headers"]["PaginationTotal"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Donation"][];
            };
        };
        /** @description A table for a spreadsheet, newest first: UTF-8 with a byte order mark. Every cell is in quotes, and a spreadsheet reads none as a formula. Money in dollars. */
        DonationTable: {
            headers: {
                "content-disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
            };
        };
        /** @description The peloton's current relations to others. */
        FamilyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FamilyRequests"];
            };
        };
        /** @description One page of donations, newest first. */
        GivenDonations: {
            headers: {
                "pagination-count": components["headers"]["PaginationCount"];
                "pagination-limit": components["headers"]["PaginationLimit"];
                "pagination-page": components["headers"]["PaginationPage"];
                "pagination-total": components["headers"]["PaginationTotal"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GivenDonation"][];
            };
        };
        /** @description The caller’s state in the peloton. */
        JoinState: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JoinState"];
            };
        };
        /** @description A table for a spreadsheet, sorted by name: UTF-8 with a byte order mark. Every cell is in quotes, and a spreadsheet reads none as a formula. Money is in dollars. */
        MemberTable: {
            headers: {
                "content-disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
            };
        };
        /** @description The goals as they are now. */
        OwnActivityGoals: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnActivityGoals"];
            };
        };
        /** @description The routes in the order of the rides. */
        OwnRoutes: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnRoutes"];
            };
        };
        /** @description The caller’s shifts, waits and rides in this event. */
        OwnSignUps: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnSignUps"];
            };
        };
        /** @description The valid code; null if the peloton has none, or if it has expired. */
        PelotonGroupCode: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    groupCode: components["schemas"]["PelotonGroupCode"] | null;
                };
            };
        };
        /** @description The request was refused; `code` says why. An operation with `x-per-minute` answers 429 `too-many-requests` to more requests in a minute, counted by person, or by network if nobody is signed in. */
        Problem: {
            headers: {
                "retry-after": components["headers"]["RetryAfter"];
                "trace-identifier": components["headers"]["TraceIdentifier"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description One page of donations, newest first. */
        ReceivedDonations: {
            headers: {
                "pagination-count": components["headers"]["PaginationCount"];
                "pagination-limit": components["headers"]["PaginationLimit"];
                "pagination-page": components["headers"]["PaginationPage"];
                "pagination-total": components["headers"]["PaginationTotal"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReceivedDonation"][];
            };
        };
        /** @description Values to filter by, in the order they are shown. */
        ShiftOptions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": string[];
            };
        };
        /** @description Shifts in order of day and time. */
        Shifts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Shift"][];
            };
        };
    };
    parameters: {
        CalendarYear: number;
        /** @description The page's address on the site, from its first slash. */
        ContentPath: string;
        /** @description A random id that the browser keeps for itself, so that several people behind one network address are counted separately. It is used only to count refused cards. */
        DonationDevice: components["schemas"]["Uuid"];
        /** @description The idempotency key with which the donor’s browser sends, or is about to send, the donation itself. */
        DonationKey: components["schemas"]["Uuid"];
        GoalId: components["schemas"]["Uuid"];
        /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
        IdempotencyKey: string;
        /** @description The ETag of the version that the change is meant for. Without it, and for `*`, which names none, the answer is 428 `version-required`; when the version has changed since, 412 `version-changed`. */
        IfMatch: string;
        ImageKind: components["schemas"]["ImageKind"];
        Limit: number;
        /** @description The public id of a person. */
        MemberId: string;
        /** @description The other peloton, a sub-peloton or super-peloton. */
        OtherPelotonId: components["schemas"]["Uuid"];
        Page: number;
        PelotonId: components["schemas"]["Uuid"];
        /** @description The public id. */
        PublicId: string;
        RouteId: components["schemas"]["Uuid"];
        ShiftDate: CalendarDay;
        ShiftJobType: string;
        ShiftLocation: string;
        ShiftRide: components["schemas"]["RideType"];
    };
    requestBodies: never;
    headers: {
        /** @description Names this version; a change sends it as If-Match. */
        ETag: string;
        /** @description The number of items on this page. */
        PaginationCount: number;
        /** @description The maximum number of items on a page. */
        PaginationLimit: number;
        /** @description The number of this page. */
        PaginationPage: number;
        /** @description The number of all items. */
        PaginationTotal: number;
        /** @description The seconds after which a retry can succeed. With each 429, and with a 503 if the time is known. */
        RetryAfter: number;
        /** @description Names this request in the server's log. */
        TraceIdentifier: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getContentDraft: {
        parameters: {
            query: {
                /** @description The page's address on the site, from its first slash. */
                path: components["parameters"]["ContentPath"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page as it would be if every draft were published. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentPage"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.drafts-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    getContentPage: {
        parameters: {
            query: {
                /** @description The page's address on the site, from its first slash. */
                path: components["parameters"]["ContentPath"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page as everyone sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentPage"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.page-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    createDonation: {
        parameters: {
            query?: never;
            header: {
                /** @description A random id that the browser keeps for itself, so that several people behind one network address are counted separately. It is used only to count refused cards. */
                "Donation-Device"?: components["parameters"]["DonationDevice"];
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DonationRequest"];
            };
        };
        responses: {
            /** @description The donation was charged. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DonationOutcome"];
                };
            };
            /** @description The gateway has not answered, so the outcome is unknown. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DonationOutcome"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            402: components["responses"]["402.payment-declined"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.event-not-found.organization-not-found.payment-method-missing.recipient-not-found"];
            409: components["responses"]["409.charge-changed.donation-in-progress.donation-repeated.donation-withdrawn.recipient-closed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            428: components["responses"]["428.authentication-needed.proof-of-work-needed"];
            429: components["responses"]["429.too-many-attempts.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getDonationAttempt: {
        parameters: {
            query?: never;
            header: {
                /** @description The idempotency key with which the donor’s browser sends, or is about to send, the donation itself. */
                "Idempotency-Key": components["parameters"]["DonationKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DonationOutcome"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.donation-not-found"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawDonationAttempt: {
        parameters: {
            query?: never;
            header: {
                /** @description The idempotency key with which the donor’s browser sends, or is about to send, the donation itself. */
                "Idempotency-Key": components["parameters"]["DonationKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DonationOutcome"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    createDonationChallenge: {
        parameters: {
            query?: never;
            header: {
                /** @description A random id that the browser keeps for itself, so that several people behind one network address are counted separately. It is used only to count refused cards. */
                "Donation-Device"?: components["parameters"]["DonationDevice"];
                /** @description The idempotency key with which the donor’s browser sends, or is about to send, the donation itself. */
                "Idempotency-Key": components["parameters"]["DonationKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DonationChallenge"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    resendDonationReceipt: {
        parameters: {
            query?: never;
            header: {
                "Donation-Attempt"?: components["schemas"]["Uuid"];
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt is being sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.receipt-not-found"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    cancelRecurringDonation: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.recurring-donation-not-found"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.event-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    getEventFundraisingParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundraisingParts"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            default: components["responses"]["Problem"];
        };
    };
    getEventHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All years, with the current year's sum so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventYear"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            default: components["responses"]["Problem"];
        };
    };
    makeStandingOffer: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The limit of the offer; null to offer the whole surplus. */
                    upTo: components["schemas"]["ShareAmount"] | null;
                };
            };
        };
        responses: {
            /** @description The caller’s surplus, offer and requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFundSharing"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.members-only"];
            409: components["responses"]["409.sharing-closed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    endStandingOffer: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller’s surplus, offer and requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFundSharing"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            409: components["responses"]["409.sharing-closed"];
            422: components["responses"]["422.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    getOwnFundSharing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller’s surplus, offer and requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFundSharing"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    getFundShares: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
                pelotonId?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the shares. */
            200: {
                headers: {
                    "pagination-count": components["headers"]["PaginationCount"];
                    "pagination-limit": components["headers"]["PaginationLimit"];
                    "pagination-page": components["headers"]["PaginationPage"];
                    "pagination-total": components["headers"]["PaginationTotal"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundShare"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    makeFundShares: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareOrder"];
            };
        };
        responses: {
            /** @description All lines are booked. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharesMade"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.members-only.peloton-not-yours"];
            409: components["responses"]["409.balance-changed.balance-too-low.sharing-closed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused.more-than-missing.receiver-is-source.receiver-not-member.receiver-twice.share-too-small"];
            429: components["responses"]["429.too-many-requests.undone-enough"];
            default: components["responses"]["Problem"];
        };
    };
    getFundSharing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundSharing"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    exportFundShares: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One line for each share. */
            200: {
                headers: {
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getFundSharingDonors: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the members. */
            200: {
                headers: {
                    "pagination-count": components["headers"]["PaginationCount"];
                    "pagination-limit": components["headers"]["PaginationLimit"];
                    "pagination-page": components["headers"]["PaginationPage"];
                    "pagination-total": components["headers"]["PaginationTotal"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundSharingDonor"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    planFundShares: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: components["schemas"]["ShareAmount"];
                    /** @default false */
                    highRollers?: boolean;
                    /** @enum {string} */
                    plan: "even" | "most-complete";
                };
            };
        };
        responses: {
            /** @description The lines, in the order of the recipients; their sum is at most the amount. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharePlan"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            409: components["responses"]["409.balance-too-low.sharing-closed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    previewFundShares: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareLines"];
            };
        };
        responses: {
            /** @description The totals before and after. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharePreview"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.members-only.peloton-not-yours"];
            409: components["responses"]["409.balance-too-low"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.more-than-missing.receiver-not-member"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getFundSharingRecipients: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the members. */
            200: {
                headers: {
                    "pagination-count": components["headers"]["PaginationCount"];
                    "pagination-limit": components["headers"]["PaginationLimit"];
                    "pagination-page": components["headers"]["PaginationPage"];
                    "pagination-total": components["headers"]["PaginationTotal"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundSharingRecipient"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    getShareRequests: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the requests. */
            200: {
                headers: {
                    "pagination-count": components["headers"]["PaginationCount"];
                    "pagination-limit": components["headers"]["PaginationLimit"];
                    "pagination-page": components["headers"]["PaginationPage"];
                    "pagination-total": components["headers"]["PaginationTotal"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareRequest"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    askForShare: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: components["schemas"]["ShareAmount"];
                    message: components["schemas"]["ShareReason"];
                    /** @description The member’s public id. */
                    owner: string;
                    to: components["schemas"]["ShareReceiver"];
                };
            };
        };
        responses: {
            /** @description The request. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareRequest"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            409: components["responses"]["409.request-open.sharing-closed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused.owner-not-member.receiver-is-source.receiver-not-member"];
            429: components["responses"]["429.asked-enough.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawShareRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                requestId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareRequest"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.share-request-not-found"];
            409: components["responses"]["409.share-request-settled"];
            422: components["responses"]["422.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    acceptShareRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                requestId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amount: components["schemas"]["ShareAmount"];
                };
            };
        };
        responses: {
            /** @description The request, with its result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareRequest"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.share-request-not-found"];
            409: components["responses"]["409.share-request-settled"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    refuseShareRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                requestId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareRequest"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.share-request-not-found"];
            409: components["responses"]["409.share-request-settled"];
            422: components["responses"]["422.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    declineFundShare: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                shareId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The share. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundShare"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.share-not-found"];
            409: components["responses"]["409.receiver-has-less.receiver-left.share-taken-back.sharing-closed"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    undoFundShare: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                shareId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The share. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundShare"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.share-not-found"];
            409: components["responses"]["409.receiver-has-less.receiver-left.share-taken-back.sharing-closed.undo-too-late"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            default: components["responses"]["Problem"];
        };
    };
    stopInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description No such e-mail goes to this address anymore. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        isStopped: true;
                    };
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.invitation-link-broken"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getLeaderboards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leaderboards, up to two seconds old. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leaderboards"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            default: components["responses"]["Problem"];
        };
    };
    watchTotal: {
        parameters: {
            query: {
                /** @description A person’s public id or a peloton’s id; left out for the event. */
                id?: string;
                /** @description A person or a peloton, or everybody together in the current event. */
                of: "User" | "Peloton" | "Event";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.peloton-not-found.person-not-found"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getReportedContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 200 items, hidden ones first, then the most reported. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedContent"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.organizers-only"];
            default: components["responses"]["Problem"];
        };
    };
    decideReportedContent: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentDecision"];
            };
        };
        responses: {
            /** @description The decision is stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.organizers-only"];
            404: components["responses"]["404.report-not-found"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    getOwnOrganizations: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the organizations. */
            200: {
                headers: {
                    "pagination-count": components["headers"]["PaginationCount"];
                    "pagination-limit": components["headers"]["PaginationLimit"];
                    "pagination-page": components["headers"]["PaginationPage"];
                    "pagination-total": components["headers"]["PaginationTotal"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.organization-not-found"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    receiveGrantEvent: {
        parameters: {
            query?: never;
            header: {
                "Chariot-Webhook-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantEvent"];
            };
        };
        responses: {
            /** @description The notification is stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed-json.notification-forged.notification-malformed.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            default: components["responses"]["Problem"];
        };
    };
    getDefaultPaymentMethodToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person's default method. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefaultPaymentMethod"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.payment-method-missing"];
            default: components["responses"]["Problem"];
        };
    };
    createPaymentToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A token for one payment form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentToken"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    receiveGatewayNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["GatewayNotification"];
            };
        };
        responses: {
            /** @description The notification is stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.notification-forged.notification-malformed.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            default: components["responses"]["Problem"];
        };
    };
    createPeloton: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPeloton"];
            };
        };
        responses: {
            /** @description The peloton. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Peloton"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.participants-only"];
            409: components["responses"]["409.member-elsewhere.name-taken"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getPeloton: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The peloton; to its captain and admins with the version that a change names. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Peloton"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.peloton-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    updatePeloton: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for. Without it, and for `*`, which names none, the answer is 428 `version-required`; when the version has changed since, 412 `version-changed`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPatch"];
                "application/json-patch+json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description The peloton as it is now. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Peloton"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            409: components["responses"]["409.name-taken"];
            412: components["responses"]["412.version-changed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            428: components["responses"]["428.version-required"];
            default: components["responses"]["Problem"];
        };
    };
    addPelotonMember: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The public id of a person. */
                userId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is a member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PelotonMember"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            404: components["responses"]["404.person-not-found"];
            409: components["responses"]["409.member-already.member-elsewhere.person-not-asked.person-not-registered"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-added.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    makeAdmin: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The public id of a person. */
                userId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member is an admin. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PelotonMember"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            404: components["responses"]["404.member-not-found"];
            409: components["responses"]["409.captain-stays"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.admins-made-often"];
            default: components["responses"]["Problem"];
        };
    };
    unmakeAdmin: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The public id of a person. */
                userId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is a plain member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PelotonMember"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.captain-only.contact-required.peloton-not-yours"];
            404: components["responses"]["404.member-not-found"];
            409: components["responses"]["409.captain-stays"];
            422: components["responses"]["422.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    approveJoinRequests: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userIds: string[];
                };
            };
        };
        responses: {
            /** @description The result of each request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovedRequests"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            404: components["responses"]["404.request-not-found"];
            409: components["responses"]["409.member-elsewhere.request-decided"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    getCaptaincyOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer; `offer` is null if there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        offer: components["schemas"]["CaptaincyOffer"] | null;
                    };
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            404: components["responses"]["404.peloton-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    acceptCaptaincy: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The public id of a person. */
                userId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller, now captain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PelotonMember"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            404: components["responses"]["404.member-not-found"];
            409: components["responses"]["409.offer-ended"];
            422: components["responses"]["422.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    offerCaptaincy: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The public id of a person. */
                userId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptaincyOffer"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.captain-only.contact-required.peloton-not-yours"];
            404: components["responses"]["404.member-not-found"];
            409: components["responses"]["409.captain-stays.offer-open"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.offered-often"];
            default: components["responses"]["Problem"];
        };
    };
    endCaptaincyOffer: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The public id of a person. */
                userId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no open offer now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        offer: null;
                    };
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.captain-only.contact-required.peloton-not-yours"];
            404: components["responses"]["404.member-not-found"];
            409: components["responses"]["409.offer-ended"];
            422: components["responses"]["422.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    getMemberDesk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberDesk"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    getPelotonDonations: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Donations"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.donor-list-private.peloton-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    exportPelotonDonationsOfYear: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DonationTable"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    exportPelotonDonations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DonationTable"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getPrivatePelotonDonations: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReceivedDonations"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    getAllPrivatePelotonDonations: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ReceivedDonations"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    getPelotonFamily: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the sub-pelotons. */
            200: {
                headers: {
                    "pagination-count": components["headers"]["PaginationCount"];
                    "pagination-limit": components["headers"]["PaginationLimit"];
                    "pagination-page": components["headers"]["PaginationPage"];
                    "pagination-total": components["headers"]["PaginationTotal"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FamilyPeloton"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.peloton-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    leaveFamily: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The other peloton, a sub-peloton or super-peloton. */
                otherId: components["parameters"]["OtherPelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FamilyRequests"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.captain-only.contact-required"];
            422: components["responses"]["422.family-of-itself.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    getFamilyRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FamilyRequests"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.captain-only.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    askForFamily: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pelotonId: components["schemas"]["Uuid"];
                };
            };
        };
        responses: {
            200: components["responses"]["FamilyRequests"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.captain-only.contact-required"];
            404: components["responses"]["404.peloton-not-found"];
            409: components["responses"]["409.declined-lately.has-parent.too-many-family-requests.withdrawn-lately"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.family-of-itself.idempotency-key-reused.wrong-levels"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawFamilyRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The other peloton, a sub-peloton or super-peloton. */
                otherId: components["parameters"]["OtherPelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FamilyRequests"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.captain-only.contact-required"];
            404: components["responses"]["404.family-request-not-found"];
            409: components["responses"]["409.family-request-decided"];
            422: components["responses"]["422.family-of-itself.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    agreeToFamily: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The other peloton, a sub-peloton or super-peloton. */
                otherId: components["parameters"]["OtherPelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FamilyRequests"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.captain-only.contact-required"];
            404: components["responses"]["404.family-request-not-found"];
            409: components["responses"]["409.family-request-decided.has-parent"];
            422: components["responses"]["422.family-of-itself.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    declineFamily: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The other peloton, a sub-peloton or super-peloton. */
                otherId: components["parameters"]["OtherPelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FamilyRequests"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.captain-only.contact-required"];
            404: components["responses"]["404.family-request-not-found"];
            409: components["responses"]["409.family-request-decided"];
            422: components["responses"]["422.family-of-itself.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    getPelotonForecast: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forecast. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PelotonForecast"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    updatePelotonFundraising: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for. Without it, and for `*`, which names none, the answer is 428 `version-required`; when the version has changed since, 412 `version-changed`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    goal: components["schemas"]["Cents"] | null;
                };
            };
        };
        responses: {
            /** @description The peloton as it is now. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Peloton"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            412: components["responses"]["412.version-changed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            428: components["responses"]["428.version-required"];
            default: components["responses"]["Problem"];
        };
    };
    getPelotonFundraisingParts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundraisingParts"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.peloton-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    getGroupCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PelotonGroupCode"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    renewGroupCode: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PelotonGroupCode"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            422: components["responses"]["422.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    uploadPelotonImage: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Uuid"];
                kind: components["parameters"]["ImageKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description The page shows the image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredImage"];
                };
            };
            400: components["responses"]["400.malformed-request.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.image-type-unknown.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused.image-too-many-pixels.image-too-small.image-unreadable"];
            429: components["responses"]["429.image-limit-reached.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    removePelotonImage: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Uuid"];
                kind: components["parameters"]["ImageKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page shows no image. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    sendInvitations: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addresses: string[];
                    /** @description Plain text without links, in the sender’s own words; null without any. */
                    message: components["schemas"]["Paragraphs"] | null;
                };
            };
        };
        responses: {
            /** @description The number of e-mails that will be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentInvitations"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-invitations"];
            default: components["responses"]["Problem"];
        };
    };
    getJoinState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JoinState"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.peloton-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    joinPeloton: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Plain text for captain and admins; null without one. */
                    message: components["schemas"]["Paragraphs"] | null;
                };
            };
        };
        responses: {
            200: components["responses"]["JoinState"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.participants-only"];
            404: components["responses"]["404.peloton-not-found"];
            409: components["responses"]["409.member-already.member-elsewhere.not-accepting-members.requested-elsewhere"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.asked-often.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawJoinRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JoinState"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.peloton-not-found.request-not-found"];
            409: components["responses"]["409.request-decided"];
            422: components["responses"]["422.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    sendPelotonLetter: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PelotonLetter"];
            };
        };
        responses: {
            /** @description The e-mail will be sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentPelotonLetter"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            404: components["responses"]["404.member-not-found"];
            409: components["responses"]["409.nobody-to-write-to"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-letters"];
            default: components["responses"]["Problem"];
        };
    };
    getPelotonLogbook: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the entries. */
            200: {
                headers: {
                    "pagination-count": components["headers"]["PaginationCount"];
                    "pagination-limit": components["headers"]["PaginationLimit"];
                    "pagination-page": components["headers"]["PaginationPage"];
                    "pagination-total": components["headers"]["PaginationTotal"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogbookEntry"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    previewLeaving: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The public id of a person. */
                userId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Totals before and after. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeavingPreview"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            404: components["responses"]["404.member-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    removePelotonMember: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The public id of a person. */
                userId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person is no longer a member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormerMember"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            404: components["responses"]["404.member-not-found"];
            409: components["responses"]["409.captain-stays.captaincy-first"];
            422: components["responses"]["422.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    getPelotonMembers: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the members. */
            200: {
                headers: {
                    "pagination-count": components["headers"]["PaginationCount"];
                    "pagination-limit": components["headers"]["PaginationLimit"];
                    "pagination-page": components["headers"]["PaginationPage"];
                    "pagination-total": components["headers"]["PaginationTotal"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PelotonMember"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.peloton-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    getAllPelotonMembers: {
        parameters: {
            query?: {
                /** @description The direction of the order. By default, names and days ascend, and amounts descend. */
                direction?: "asc" | "desc";
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
                /** @description Matches like `/search`, without names of similar spelling. */
                search?: string;
                /** @description `missing`: those who are short of their commitment; `surplus`: those who raised more than it. Members without a commitment are neither. */
                show?: "all" | "missing" | "surplus";
                sort?: "name" | "joined" | "committed" | "raised" | "missing";
                /** @description The event’s year; by default the current one. A year without an event has no members. */
                year?: string;
            };
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the memberships. */
            200: {
                headers: {
                    "pagination-count": components["headers"]["PaginationCount"];
                    "pagination-limit": components["headers"]["PaginationLimit"];
                    "pagination-page": components["headers"]["PaginationPage"];
                    "pagination-total": components["headers"]["PaginationTotal"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeskMember"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    exportPelotonMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MemberTable"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    exportPelotonMembersOfYear: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MemberTable"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    rejectJoinRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["PelotonId"];
                /** @description The public id of a person. */
                userId: components["parameters"]["MemberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request is declined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RejectedRequest"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            404: components["responses"]["404.request-not-found"];
            409: components["responses"]["409.request-decided"];
            422: components["responses"]["422.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    reportPeloton: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentReport"];
            };
        };
        responses: {
            /** @description The report is stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.nothing-to-report.peloton-not-found"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getJoinRequests: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the open requests. */
            200: {
                headers: {
                    "pagination-count": components["headers"]["PaginationCount"];
                    "pagination-limit": components["headers"]["PaginationLimit"];
                    "pagination-page": components["headers"]["PaginationPage"];
                    "pagination-total": components["headers"]["PaginationTotal"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinRequest"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.peloton-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    getPelotonRoster: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["PelotonId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The roster. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PelotonRoster"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.peloton-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    reportProblem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayBundle"];
            };
        };
        responses: {
            /** @description The report is stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReportReceipt"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getProblemReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: components["schemas"]["ProblemReportNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report with its replay bundle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemReport"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.organizers-only"];
            404: components["responses"]["404.not-found"];
            default: components["responses"]["Problem"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            default: components["responses"]["Problem"];
        };
    };
    getRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The registration in progress. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.no-registration-in-progress"];
            409: components["responses"]["409.registration-completed"];
            default: components["responses"]["Problem"];
        };
    };
    saveRegistrationActivityGoals: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for. Without it, and for `*`, which names none, the answer is 428 `version-required`; when the version has changed since, 412 `version-changed`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationActivityGoals"];
            };
        };
        responses: {
            /** @description The current registration. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.no-registration-in-progress"];
            409: components["responses"]["409.registration-completed"];
            412: components["responses"]["412.version-changed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused.step-not-needed"];
            428: components["responses"]["428.version-required"];
            default: components["responses"]["Problem"];
        };
    };
    addRegistrationType: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationParticipation"];
            };
        };
        responses: {
            /** @description The current registration. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            409: components["responses"]["409.registration-completed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.already-registered.idempotency-key-reused.nothing-chosen"];
            default: components["responses"]["Problem"];
        };
    };
    saveRegistrationAdditionalInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for. Without it, and for `*`, which names none, the answer is 428 `version-required`; when the version has changed since, 412 `version-changed`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationAdditionalInfo"];
            };
        };
        responses: {
            /** @description The current registration. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.no-registration-in-progress"];
            409: components["responses"]["409.registration-completed"];
            412: components["responses"]["412.version-changed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused.shift-full.step-out-of-order"];
            428: components["responses"]["428.version-required"];
            default: components["responses"]["Problem"];
        };
    };
    getRegistrationAvailable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The participations that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAvailable"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    cancelRegistrationType: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationTypeChoice"];
            };
        };
        responses: {
            /** @description The current registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationSummary"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.fee-processing.idempotency-key-reused.not-registered.too-late-to-withdraw"];
            default: components["responses"]["Problem"];
        };
    };
    completeRegistration: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current registration. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.registration-blocked"];
            404: components["responses"]["404.no-registration-in-progress"];
            409: components["responses"]["409.registration-completed"];
            422: components["responses"]["422.fee-not-paid.fee-processing.group-code-conflict.idempotency-key-reused.registration-closed.route-full.step-out-of-order"];
            default: components["responses"]["Problem"];
        };
    };
    convertToChallenger: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationSummary"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            422: components["responses"]["422.fee-processing.idempotency-key-reused.not-registered.too-late-to-withdraw"];
            default: components["responses"]["Problem"];
        };
    };
    payRegistrationFee: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for. Without it, and for `*`, which names none, the answer is 428 `version-required`; when the version has changed since, 412 `version-changed`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationFeePayment"];
            };
        };
        responses: {
            /** @description The current registration. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            /** @description The gateway has not answered, so the outcome is unknown. Ask again with GET /registration. */
            202: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            402: components["responses"]["402.payment-declined"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.no-registration-in-progress"];
            409: components["responses"]["409.registration-completed"];
            412: components["responses"]["412.version-changed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.discount-code-expired.discount-code-unknown.discount-code-used-up.fee-changed.idempotency-key-reused.payment-method-required.registration-closed.route-full.step-not-needed.step-out-of-order"];
            428: components["responses"]["428.version-required"];
            429: components["responses"]["429.too-many-attempts.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    saveRegistrationFundraising: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for. Without it, and for `*`, which names none, the answer is 428 `version-required`; when the version has changed since, 412 `version-changed`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationFundraisingChoice"];
            };
        };
        responses: {
            /** @description The current registration. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            402: components["responses"]["402.payment-declined"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.no-registration-in-progress"];
            409: components["responses"]["409.registration-completed"];
            412: components["responses"]["412.version-changed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.commitment-too-low.goal-too-low.idempotency-key-reused.payment-method-required.route-full.step-out-of-order"];
            428: components["responses"]["428.version-required"];
            429: components["responses"]["429.too-many-attempts.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getRegistrationJobs: {
        parameters: {
            query?: {
                date?: components["parameters"]["ShiftDate"];
                jobType?: components["parameters"]["ShiftJobType"];
                location?: components["parameters"]["ShiftLocation"];
                rideType?: components["parameters"]["ShiftRide"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Shifts"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    getRegistrationJobDates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShiftOptions"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    getRegistrationJobLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShiftOptions"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    getRegistrationJobRides: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rides in date order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        rideType: components["schemas"]["RideType"];
                    }[];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    getRegistrationJobTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShiftOptions"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    saveRegistrationParticipation: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for. Without it, and for `*`, which names none, the answer is 428 `version-required`; when the version has changed since, 412 `version-changed`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationParticipation"];
            };
        };
        responses: {
            /** @description The current registration. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.registration-blocked"];
            409: components["responses"]["409.registration-completed"];
            412: components["responses"]["412.version-changed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.already-registered.fee-already-paid.idempotency-key-reused.nothing-chosen.registration-closed.too-young"];
            428: components["responses"]["428.version-required"];
            default: components["responses"]["Problem"];
        };
    };
    saveRegistrationProfile: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for. Without it, and for `*`, which names none, the answer is 428 `version-required`; when the version has changed since, 412 `version-changed`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationProfile"];
            };
        };
        responses: {
            /** @description The current registration. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.no-registration-in-progress"];
            409: components["responses"]["409.registration-completed"];
            412: components["responses"]["412.version-changed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused.registration-closed.too-young"];
            428: components["responses"]["428.version-required"];
            default: components["responses"]["Problem"];
        };
    };
    saveRegistrationRoute: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for. Without it, and for `*`, which names none, the answer is 428 `version-required`; when the version has changed since, 412 `version-changed`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationRouteChoice"];
            };
        };
        responses: {
            /** @description The current registration. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.no-registration-in-progress"];
            409: components["responses"]["409.registration-completed"];
            412: components["responses"]["412.version-changed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.fee-already-paid.fee-processing.group-code-conflict.group-code-expired.group-code-unknown.group-code-used-up.idempotency-key-reused.ride-shift-clash.route-full.route-not-open.route-of-other-ride.sponsor-code-expired.sponsor-code-unknown.sponsor-code-used-up.step-not-needed.step-out-of-order"];
            428: components["responses"]["428.version-required"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getRegistrationUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller’s participations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationSummary"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    validateDiscountCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeToCheck"];
            };
        };
        responses: {
            /** @description The current registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountedFee"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.no-registration-in-progress"];
            409: components["responses"]["409.registration-completed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.discount-code-expired.discount-code-unknown.step-not-needed.step-out-of-order"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    validateGroupCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeToCheck"];
            };
        };
        responses: {
            /** @description The current registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupCode"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.group-code-expired.group-code-unknown.group-code-used-up"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    validateSponsorCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeToCheck"];
            };
        };
        responses: {
            /** @description The current registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SponsorCode"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.sponsor-code-expired.sponsor-code-unknown.sponsor-code-used-up"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    saveRegistrationVolunteer: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for. Without it, and for `*`, which names none, the answer is 428 `version-required`; when the version has changed since, 412 `version-changed`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationVolunteer"];
            };
        };
        responses: {
            /** @description The current registration. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.no-registration-in-progress"];
            409: components["responses"]["409.registration-completed"];
            412: components["responses"]["412.version-changed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused.shift-full.shift-overlap.shift-ride-clash.shift-unknown.step-not-needed.too-young"];
            428: components["responses"]["428.version-required"];
            default: components["responses"]["Problem"];
        };
    };
    getRegistrationWaiver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The waiver. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Waiver"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    signRegistrationWaiver: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for. Without it, and for `*`, which names none, the answer is 428 `version-required`; when the version has changed since, 412 `version-changed`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationSignature"];
            };
        };
        responses: {
            /** @description The current registration. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registration"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.no-registration-in-progress"];
            409: components["responses"]["409.registration-completed"];
            412: components["responses"]["412.version-changed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.guardian-required.idempotency-key-reused.step-out-of-order.waiver-outdated"];
            428: components["responses"]["428.version-required"];
            default: components["responses"]["Problem"];
        };
    };
    getRideRoster: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the roster. */
            200: {
                headers: {
                    "pagination-count": components["headers"]["PaginationCount"];
                    "pagination-limit": components["headers"]["PaginationLimit"];
                    "pagination-page": components["headers"]["PaginationPage"];
                    "pagination-total": components["headers"]["PaginationTotal"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RosterEntry"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.ride-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    getRideRoutes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The routes in the order they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RideRoutes"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.ride-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    getAvailableRideRoutes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The routes in the order they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RideRoutes"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.ride-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    search: {
        parameters: {
            query: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
                query: string;
                type?: "User" | "Peloton";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of results, the best first. */
            200: {
                headers: {
                    "pagination-count": components["headers"]["PaginationCount"];
                    "pagination-limit": components["headers"]["PaginationLimit"];
                    "pagination-page": components["headers"]["PaginationPage"];
                    "pagination-total": components["headers"]["PaginationTotal"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["FoundPerson"] | components["schemas"]["FoundPeloton"])[];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    searchOrganizations: {
        parameters: {
            query: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the organizations, the best first. */
            200: {
                headers: {
                    "pagination-count": components["headers"]["PaginationCount"];
                    "pagination-limit": components["headers"]["PaginationLimit"];
                    "pagination-page": components["headers"]["PaginationPage"];
                    "pagination-total": components["headers"]["PaginationTotal"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundOrganization"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    searchPelotons: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
                query?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the pelotons, the best first. */
            200: {
                headers: {
                    "pagination-count": components["headers"]["PaginationCount"];
                    "pagination-limit": components["headers"]["PaginationLimit"];
                    "pagination-page": components["headers"]["PaginationPage"];
                    "pagination-total": components["headers"]["PaginationTotal"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPeloton"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public settings; nothing here is secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicSettings"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            default: components["responses"]["Problem"];
        };
    };
    reportSighting: {
        parameters: {
            query?: never;
            header?: {
                /** @description Do Not Track; 1 is yes. */
                DNT?: string;
                /** @description Global Privacy Control; 1 is yes. */
                "Sec-GPC"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sighting"];
            };
        };
        responses: {
            /** @description The report is stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.not-found"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getSponsorRoutes: {
        parameters: {
            query: {
                code: string;
                rideType?: components["schemas"]["RideType"];
            };
            header?: never;
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sponsor's routes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RideRoutes"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            422: components["responses"]["422.sponsor-code-expired.sponsor-code-unknown.sponsor-code-used-up"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    createContact: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactCreate"];
            };
        };
        responses: {
            /** @description The contact already existed. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            /** @description The contact was created. */
            201: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            409: components["responses"]["409.address-in-use"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.contact-mismatch.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    updateCurrentUser: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for. Without it, and for `*`, which names none, the answer is 428 `version-required`; when the version has changed since, 412 `version-changed`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPatch"];
                "application/json-patch+json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description The caller as it is now. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentUser"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            412: components["responses"]["412.version-changed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            428: components["responses"]["428.version-required"];
            default: components["responses"]["Problem"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.person-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    getUserActivityGoals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnActivityGoals"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.person-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    getUserDonations: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /** @description The public id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Donations"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.donor-list-private.person-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    getAllUserDonations: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /** @description The public id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Donations"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.donor-list-private.person-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    getUserGivenDonations: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GivenDonations"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.person-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    getAllUserGivenDonations: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GivenDonations"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.person-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    getUnthankedDonations: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Donations"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.person-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    getUserForecast: {
        parameters: {
            query?: {
                /** @description The amount of one more donation, in cents. */
                extra?: components["schemas"]["Cents"];
                /** @description The caller rides this route in place of their own of the same ride. */
                routeId?: components["schemas"]["Uuid"];
                /** @description The cents that are shared with the caller; a negative amount is shared by them. */
                share?: number;
            };
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forecast. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forecast"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.person-not-yours"];
            404: components["responses"]["404.forecast-route-unknown"];
            422: components["responses"]["422.forecast-share-too-high"];
            default: components["responses"]["Problem"];
        };
    };
    getUserFundraisingParts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FundraisingParts"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.person-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    getUserHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The history. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserHistory"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.person-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    uploadUserImage: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The caller's own public id. */
                id: string;
                kind: components["parameters"]["ImageKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description The page shows the image. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredImage"];
                };
            };
            400: components["responses"]["400.malformed-request.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.person-not-yours"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.image-type-unknown.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused.image-too-many-pixels.image-too-small.image-unreadable"];
            429: components["responses"]["429.image-limit-reached.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    removeUserImage: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The caller's own public id. */
                id: string;
                kind: components["parameters"]["ImageKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page shows no image. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.person-not-yours"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getUserParticipation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person’s participations. A list without entries is empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserParticipation"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.event-not-found.person-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    reportUser: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentReport"];
            };
        };
        responses: {
            /** @description The report is stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.nothing-to-report.person-not-found"];
            409: components["responses"]["409.report-own"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getUserRoute: {
        parameters: {
            query?: {
                rideType?: components["schemas"]["RideType"];
            };
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The route. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRoute"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.person-not-yours"];
            404: components["responses"]["404.route-not-ridden"];
            default: components["responses"]["Problem"];
        };
    };
    getUserRoutes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnRoutes"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.person-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    sendThankYou: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThankYou"];
            };
        };
        responses: {
            /** @description The e-mails are sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentThankYou"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.person-not-yours"];
            404: components["responses"]["404.donation-not-received"];
            409: components["responses"]["409.donation-refunded.donation-thanked"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getUserShifts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The public id. */
                id: components["parameters"]["PublicId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shifts in order of day and time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnShifts"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.person-not-yours"];
            default: components["responses"]["Problem"];
        };
    };
    changeActivityGoal: {
        parameters: {
            query: {
                goalId: components["parameters"]["GoalId"];
            };
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityGoal"];
            };
        };
        responses: {
            200: components["responses"]["OwnActivityGoals"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.goal-not-found"];
            409: components["responses"]["409.goal-begun.not-a-challenger"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    addActivityGoal: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityGoal"];
            };
        };
        responses: {
            201: components["responses"]["OwnActivityGoals"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            409: components["responses"]["409.not-a-challenger.too-many-goals"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    removeActivityGoal: {
        parameters: {
            query: {
                goalId: components["parameters"]["GoalId"];
            };
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnActivityGoals"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.goal-not-found"];
            409: components["responses"]["409.not-a-challenger"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    enterActivityDay: {
        parameters: {
            query: {
                goalId: components["parameters"]["GoalId"];
            };
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description In the goal’s unit, kept with one decimal. */
                    amount: number;
                    /** Format: date */
                    day: CalendarDay;
                };
            };
        };
        responses: {
            200: components["responses"]["OwnActivityGoals"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.goal-not-found"];
            409: components["responses"]["409.not-a-challenger"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.day-out-of-range.day-too-long.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getOwnActivityGoals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnActivityGoals"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    showActivities: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isPublic: boolean;
                };
            };
        };
        responses: {
            200: components["responses"]["OwnActivityGoals"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            409: components["responses"]["409.not-a-challenger"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getBaseCamp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The base camp. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BaseCamp"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.event-not-found"];
            default: components["responses"]["Problem"];
        };
    };
    previewAccountClosing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current state. This operation changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountClosingPreview"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The caller’s first name, typed by them as the confirmation. Spaces around it and capitals don’t count. */
                    firstName: string;
                };
            };
        };
        responses: {
            /** @description The account is closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        closedAt: Instant;
                    };
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            409: components["responses"]["409.commitment-unmet.payment-open"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused.name-not-typed"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    exportGivenDonations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DonationTable"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    exportReceivedDonations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DonationTable"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    exportReceivedDonationsOfYear: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DonationTable"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getGivenDonations: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GivenDonations"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    getAllGivenDonations: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                page?: components["parameters"]["Page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GivenDonations"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    updateRecurringDonation: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecurringDonationChange"];
            };
        };
        responses: {
            /** @description The donation as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringDonation"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            402: components["responses"]["402.payment-declined"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.payment-method-missing.recipient-not-found.recurring-donation-not-found"];
            409: components["responses"]["409.charge-changed.recipient-closed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-attempts.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getActiveRecurringDonations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The donations, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecurringDonation"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    getGivingYears: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Empty without donations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GivingYear"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    getGivingSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                year: components["parameters"]["CalendarYear"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GivingSummary"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.giving-year-empty"];
            default: components["responses"]["Problem"];
        };
    };
    exportGivingSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                year: components["parameters"]["CalendarYear"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One document, as it is mailed in January. */
            200: {
                headers: {
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.giving-year-empty"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getContactAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContactAddress"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    requestContactAddress: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for. Without it, and for `*`, which names none, the answer is 428 `version-required`; when the version has changed since, 412 `version-changed`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    emailAddress: string;
                };
            };
        };
        responses: {
            200: components["responses"]["ContactAddress"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            409: components["responses"]["409.contact-address-unchanged"];
            412: components["responses"]["412.version-changed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            428: components["responses"]["428.version-required"];
            429: components["responses"]["429.too-many-codes.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    cancelContactAddress: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContactAddress"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            422: components["responses"]["422.idempotency-key-reused"];
            default: components["responses"]["Problem"];
        };
    };
    confirmContactAddress: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for. Without it, and for `*`, which names none, the answer is 428 `version-required`; when the version has changed since, 412 `version-changed`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            200: components["responses"]["ContactAddress"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            409: components["responses"]["409.code-expired.code-used-up.contact-address-taken"];
            412: components["responses"]["412.version-changed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.code-wrong.idempotency-key-reused"];
            428: components["responses"]["428.version-required"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    updateFundraisingGoal: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The ETag of the version that the change is meant for. Without it, and for `*`, which names none, the answer is 428 `version-required`; when the version has changed since, 412 `version-changed`. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The goal or commitment whose celebration was seen. It only grows, so a change of it alone needs no If-Match. */
                    celebrated?: components["schemas"]["Cents"];
                    goal?: components["schemas"]["Cents"];
                    /** @description Whether the celebration of the current goal was seen. False: no celebration was seen. */
                    seenSuccess?: boolean;
                };
            };
        };
        responses: {
            /** @description The fundraising as it is now. */
            200: {
                headers: {
                    etag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fundraising"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            412: components["responses"]["412.version-changed"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.goal-too-low.idempotency-key-reused"];
            428: components["responses"]["428.version-required"];
            default: components["responses"]["Problem"];
        };
    };
    joinByGroupCode: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The comparison ignores case and all other characters than letters and digits. */
                    groupCode: string;
                };
            };
        };
        responses: {
            200: components["responses"]["JoinState"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.participants-only"];
            409: components["responses"]["409.member-elsewhere.not-accepting-members"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.group-code-expired.group-code-unknown.group-code-used-up.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    previewProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfilePreviewRequest"];
            };
        };
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilePreview"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    changeRoute: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RouteChangeOrder"];
            };
        };
        responses: {
            200: components["responses"]["OwnRoutes"];
            /** @description The gateway has not answered, so the outcome is unknown. Ask again with GET /user/routes. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRoutes"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            402: components["responses"]["402.payment-declined"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.route-not-ridden"];
            409: components["responses"]["409.place-taken.ride-begun.route-change-open.route-terms-changed.too-late-to-lower"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused.payment-method-required.ride-shift-clash.route-not-open.route-of-other-ride.same-route.sponsor-code-unknown.sponsor-code-used-up"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getRouteOptions: {
        parameters: {
            query: {
                rideType: components["schemas"]["RideType"];
                sponsorCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the ride. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RouteOption"][];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.route-not-ridden"];
            422: components["responses"]["422.sponsor-code-expired.sponsor-code-unknown.sponsor-code-used-up"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    saveRouteWait: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RouteWait"];
            };
        };
        responses: {
            200: components["responses"]["OwnRoutes"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.route-not-ridden"];
            409: components["responses"]["409.place-free.ride-begun.too-late-to-lower"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused.route-not-open.route-of-other-ride.same-route"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getOwnRoutes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnRoutes"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    getOwnShifts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shifts in order of day and time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnShifts"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    getShiftCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    swapShift: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftSwap"];
            };
        };
        responses: {
            200: components["responses"]["OwnSignUps"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.shift-not-found"];
            409: components["responses"]["409.not-a-volunteer.shift-taken.shift-too-soon.shift-yours-already"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    takeShift: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftChoice"];
            };
        };
        responses: {
            200: components["responses"]["OwnSignUps"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.shift-not-found"];
            409: components["responses"]["409.not-a-volunteer.shift-begun.shift-clash.shift-taken.shift-yours-already.shifts-enough"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused.shift-age"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    leaveShift: {
        parameters: {
            query: {
                shiftId: components["schemas"]["Uuid"];
            };
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnSignUps"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.shift-not-found"];
            409: components["responses"]["409.not-a-volunteer.shift-begun.shift-not-yours.shift-too-soon"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getLedShifts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shifts in order of time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedShifts"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    recordCheckIns: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckIns"];
            };
        };
        responses: {
            /** @description All entries except the refused ones are recorded. The answer has the sheets afterward. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordedCheckIns"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    exportLedShifts: {
        parameters: {
            query?: {
                /** @description The shift; by default, all shifts that the caller leads. */
                shiftId?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A table for a spreadsheet, sorted by shift and name: UTF-8 with a byte order mark. Every cell is in quotes, and a spreadsheet reads none as a formula. Phone numbers are shown as in `getLedShifts`. */
            200: {
                headers: {
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.shift-not-led"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    sendShiftLetter: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftLetter"];
            };
        };
        responses: {
            /** @description The e-mail will be sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentShiftLetter"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.shift-not-led"];
            409: components["responses"]["409.nobody-in-shift"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests.too-many-shift-letters"];
            default: components["responses"]["Problem"];
        };
    };
    takeOffShift: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftRemoval"];
            };
        };
        responses: {
            /** @description The person is off the shift. The answer has the sheets afterward. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LedShifts"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.shift-not-led"];
            409: components["responses"]["409.leave-request-withdrawn.person-not-in-shift.removal-too-early.shift-begun"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    shareShift: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftChoice"];
            };
        };
        responses: {
            200: components["responses"]["OwnSignUps"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.shift-not-found"];
            409: components["responses"]["409.not-a-volunteer.shift-not-yours"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    confirmShift: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftChoice"];
            };
        };
        responses: {
            200: components["responses"]["OwnSignUps"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.shift-not-found"];
            409: components["responses"]["409.not-a-volunteer.nothing-to-confirm.shift-clash.shift-not-yours"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    requestLeave: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftChoice"];
            };
        };
        responses: {
            200: components["responses"]["OwnSignUps"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.shift-not-found"];
            409: components["responses"]["409.not-a-volunteer.shift-begun.shift-leavable.shift-not-yours"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawLeaveRequest: {
        parameters: {
            query: {
                shiftId: components["schemas"]["Uuid"];
            };
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnSignUps"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.shift-not-found"];
            409: components["responses"]["409.not-a-volunteer.shift-begun.shift-not-yours.shift-to-confirm"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    waitForShift: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftChoice"];
            };
        };
        responses: {
            200: components["responses"]["OwnSignUps"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.shift-not-found"];
            409: components["responses"]["409.not-a-volunteer.shift-has-places.shift-yours-already"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    stopWaitingForShift: {
        parameters: {
            query: {
                shiftId: components["schemas"]["Uuid"];
            };
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnSignUps"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            409: components["responses"]["409.not-a-volunteer.not-waiting"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getOwnSignUps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnSignUps"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    showNameInShifts: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NameVisibility"];
            };
        };
        responses: {
            200: components["responses"]["OwnSignUps"];
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            409: components["responses"]["409.not-a-volunteer"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getValley: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public routes of the current event in the order they are shown, and its places. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Valley"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            default: components["responses"]["Problem"];
        };
    };
    getRouteCues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["RouteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CueCard"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.route-not-on-map"];
            default: components["responses"]["Problem"];
        };
    };
    getRouteGpx: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["RouteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, to be saved under the route's name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gpx+xml": string;
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed"];
            404: components["responses"]["404.route-not-on-map"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    changeShift: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                shiftId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShiftChange"];
            };
        };
        responses: {
            /** @description The shift as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shift"];
                };
            };
            400: components["responses"]["400.malformed-json.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.shift-organizers-only"];
            409: components["responses"]["409.shift-begun.shift-places-taken"];
            413: components["responses"]["413.body-too-large"];
            415: components["responses"]["415.media-type-unknown"];
            422: components["responses"]["422.idempotency-key-reused.shift-times-wrong"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    cancelShift: {
        parameters: {
            query?: never;
            header: {
                /** @description The client makes a new key for each intended action; the same key with the same request answers with the first answer. A UUID of any version. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                shiftId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shift is cancelled. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required.shift-organizers-only"];
            404: components["responses"]["404.shift-not-found"];
            409: components["responses"]["409.shift-begun"];
            422: components["responses"]["422.idempotency-key-reused"];
            429: components["responses"]["429.too-many-requests"];
            default: components["responses"]["Problem"];
        };
    };
    getAvailableShifts: {
        parameters: {
            query?: {
                date?: components["parameters"]["ShiftDate"];
                jobType?: components["parameters"]["ShiftJobType"];
                location?: components["parameters"]["ShiftLocation"];
                rideType?: components["parameters"]["ShiftRide"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Shifts"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    getShiftDates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShiftOptions"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    getShiftLocations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ShiftOptions"];
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            default: components["responses"]["Problem"];
        };
    };
    getSharedShift: {
        parameters: {
            query: {
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shift, and the first name of the person who sent the code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedShift"];
                };
            };
            400: components["responses"]["400.validation-failed"];
            401: components["responses"]["401.sign-in-required.token-expired.token-invalid"];
            403: components["responses"]["403.account-closed.contact-required"];
            404: components["responses"]["404.shift-code-unknown"];
            default: components["responses"]["Problem"];
        };
    };
}
