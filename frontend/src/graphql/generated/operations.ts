/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BeneficiaryInput = {
  readonly accountNumber?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly bankAccountHolderName: string;
  readonly bankAddress?: string | null | undefined;
  readonly bankCountry: string;
  readonly bankName?: string | null | undefined;
  readonly beneficiaryEntityType: string;
  readonly bicSwift?: string | null | undefined;
  readonly businessNature?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly companyName?: string | null | undefined;
  readonly companyWebsite?: string | null | undefined;
  readonly country: string;
  readonly currency: string;
  readonly dateOfBirth?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly externalReference?: string | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly iban?: string | null | undefined;
  readonly identificationType?: string | null | undefined;
  readonly identificationValue?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly name: string;
  readonly paymentTypes: ReadonlyArray<string>;
  readonly postcode?: string | null | undefined;
  readonly routingCodeType1?: string | null | undefined;
  readonly routingCodeType2?: string | null | undefined;
  readonly routingCodeValue1?: string | null | undefined;
  readonly routingCodeValue2?: string | null | undefined;
  readonly stateOrProvince?: string | null | undefined;
};

/** Boolean expression to compare columns of type "Boolean". All fields are combined with logical 'AND'. */
export type Boolean_Comparison_Exp = {
  readonly _eq?: boolean | null | undefined;
  readonly _gt?: boolean | null | undefined;
  readonly _gte?: boolean | null | undefined;
  readonly _in?: ReadonlyArray<boolean> | null | undefined;
  readonly _is_null?: boolean | null | undefined;
  readonly _lt?: boolean | null | undefined;
  readonly _lte?: boolean | null | undefined;
  readonly _neq?: boolean | null | undefined;
  readonly _nin?: ReadonlyArray<boolean> | null | undefined;
};

export type CurrencyCloudContacts_Aggregate_Bool_Exp = {
  readonly count?: CurrencyCloudContacts_Aggregate_Bool_Exp_Count | null | undefined;
};

export type CurrencyCloudContacts_Aggregate_Bool_Exp_Count = {
  readonly arguments?: ReadonlyArray<CurrencyCloudContacts_Select_Column> | null | undefined;
  readonly distinct?: boolean | null | undefined;
  readonly filter?: CurrencyCloudContacts_Bool_Exp | null | undefined;
  readonly predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "CurrencyCloudContacts" */
export type CurrencyCloudContacts_Aggregate_Order_By = {
  readonly avg?: CurrencyCloudContacts_Avg_Order_By | null | undefined;
  readonly count?: Order_By | null | undefined;
  readonly max?: CurrencyCloudContacts_Max_Order_By | null | undefined;
  readonly min?: CurrencyCloudContacts_Min_Order_By | null | undefined;
  readonly stddev?: CurrencyCloudContacts_Stddev_Order_By | null | undefined;
  readonly stddev_pop?: CurrencyCloudContacts_Stddev_Pop_Order_By | null | undefined;
  readonly stddev_samp?: CurrencyCloudContacts_Stddev_Samp_Order_By | null | undefined;
  readonly sum?: CurrencyCloudContacts_Sum_Order_By | null | undefined;
  readonly var_pop?: CurrencyCloudContacts_Var_Pop_Order_By | null | undefined;
  readonly var_samp?: CurrencyCloudContacts_Var_Samp_Order_By | null | undefined;
  readonly variance?: CurrencyCloudContacts_Variance_Order_By | null | undefined;
};

/** order by avg() on columns of table "CurrencyCloudContacts" */
export type CurrencyCloudContacts_Avg_Order_By = {
  readonly lower_fx_limit?: Order_By | null | undefined;
  readonly upper_fx_limit?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "CurrencyCloudContacts". All fields are combined with a logical 'AND'. */
export type CurrencyCloudContacts_Bool_Exp = {
  readonly _and?: ReadonlyArray<CurrencyCloudContacts_Bool_Exp> | null | undefined;
  readonly _not?: CurrencyCloudContacts_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<CurrencyCloudContacts_Bool_Exp> | null | undefined;
  readonly account?: Accounts_Bool_Exp | null | undefined;
  readonly account_id?: Uuid_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly lower_fx_limit?: Numeric_Comparison_Exp | null | undefined;
  readonly role?: Roles_Bool_Exp | null | undefined;
  readonly role_id?: Uuid_Comparison_Exp | null | undefined;
  readonly upper_fx_limit?: Numeric_Comparison_Exp | null | undefined;
  readonly user?: Users_Bool_Exp | null | undefined;
  readonly user_id?: String_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "CurrencyCloudContacts" */
export type CurrencyCloudContacts_Max_Order_By = {
  readonly account_id?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly lower_fx_limit?: Order_By | null | undefined;
  readonly role_id?: Order_By | null | undefined;
  readonly upper_fx_limit?: Order_By | null | undefined;
  readonly user_id?: Order_By | null | undefined;
};

/** order by min() on columns of table "CurrencyCloudContacts" */
export type CurrencyCloudContacts_Min_Order_By = {
  readonly account_id?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly lower_fx_limit?: Order_By | null | undefined;
  readonly role_id?: Order_By | null | undefined;
  readonly upper_fx_limit?: Order_By | null | undefined;
  readonly user_id?: Order_By | null | undefined;
};

/** select columns of table "CurrencyCloudContacts" */
export type CurrencyCloudContacts_Select_Column =
  /** column name */
  | 'account_id'
  /** column name */
  | 'id'
  /** column name */
  | 'lower_fx_limit'
  /** column name */
  | 'role_id'
  /** column name */
  | 'upper_fx_limit'
  /** column name */
  | 'user_id';

/** order by stddev() on columns of table "CurrencyCloudContacts" */
export type CurrencyCloudContacts_Stddev_Order_By = {
  readonly lower_fx_limit?: Order_By | null | undefined;
  readonly upper_fx_limit?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "CurrencyCloudContacts" */
export type CurrencyCloudContacts_Stddev_Pop_Order_By = {
  readonly lower_fx_limit?: Order_By | null | undefined;
  readonly upper_fx_limit?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "CurrencyCloudContacts" */
export type CurrencyCloudContacts_Stddev_Samp_Order_By = {
  readonly lower_fx_limit?: Order_By | null | undefined;
  readonly upper_fx_limit?: Order_By | null | undefined;
};

/** order by sum() on columns of table "CurrencyCloudContacts" */
export type CurrencyCloudContacts_Sum_Order_By = {
  readonly lower_fx_limit?: Order_By | null | undefined;
  readonly upper_fx_limit?: Order_By | null | undefined;
};

/** order by var_pop() on columns of table "CurrencyCloudContacts" */
export type CurrencyCloudContacts_Var_Pop_Order_By = {
  readonly lower_fx_limit?: Order_By | null | undefined;
  readonly upper_fx_limit?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "CurrencyCloudContacts" */
export type CurrencyCloudContacts_Var_Samp_Order_By = {
  readonly lower_fx_limit?: Order_By | null | undefined;
  readonly upper_fx_limit?: Order_By | null | undefined;
};

/** order by variance() on columns of table "CurrencyCloudContacts" */
export type CurrencyCloudContacts_Variance_Order_By = {
  readonly lower_fx_limit?: Order_By | null | undefined;
  readonly upper_fx_limit?: Order_By | null | undefined;
};

/** Boolean expression to compare columns of type "Int". All fields are combined with logical 'AND'. */
export type Int_Comparison_Exp = {
  readonly _eq?: number | null | undefined;
  readonly _gt?: number | null | undefined;
  readonly _gte?: number | null | undefined;
  readonly _in?: ReadonlyArray<number> | null | undefined;
  readonly _is_null?: boolean | null | undefined;
  readonly _lt?: number | null | undefined;
  readonly _lte?: number | null | undefined;
  readonly _neq?: number | null | undefined;
  readonly _nin?: ReadonlyArray<number> | null | undefined;
};

export type PaymentInput = {
  readonly amount: string;
  readonly beneficiaryId: string;
  readonly chargeType?: string | null | undefined;
  /** The client's own key, made when the review opens: a repeat answers with the payment that the first call made. */
  readonly clientRequestId?: string | null | undefined;
  readonly conversionId?: string | null | undefined;
  readonly currency: string;
  readonly invoiceDate?: string | null | undefined;
  readonly invoiceNumber?: string | null | undefined;
  readonly paymentDate: string;
  readonly paymentType: string;
  readonly purposeCode?: string | null | undefined;
  readonly reason: string;
  readonly reference: string;
  readonly ultimateBeneficiaryName?: string | null | undefined;
};

/** Boolean expression to compare columns of type "String". All fields are combined with logical 'AND'. */
export type String_Comparison_Exp = {
  readonly _eq?: string | null | undefined;
  readonly _gt?: string | null | undefined;
  readonly _gte?: string | null | undefined;
  readonly _ilike?: string | null | undefined;
  readonly _in?: ReadonlyArray<string> | null | undefined;
  readonly _iregex?: string | null | undefined;
  readonly _is_null?: boolean | null | undefined;
  readonly _like?: string | null | undefined;
  readonly _lt?: string | null | undefined;
  readonly _lte?: string | null | undefined;
  readonly _neq?: string | null | undefined;
  readonly _nilike?: string | null | undefined;
  readonly _nin?: ReadonlyArray<string> | null | undefined;
  readonly _niregex?: string | null | undefined;
  readonly _nlike?: string | null | undefined;
  readonly _nregex?: string | null | undefined;
  readonly _nsimilar?: string | null | undefined;
  readonly _regex?: string | null | undefined;
  readonly _similar?: string | null | undefined;
};

export type Accounts_Aggregate_Bool_Exp = {
  readonly bool_and?: Accounts_Aggregate_Bool_Exp_Bool_And | null | undefined;
  readonly bool_or?: Accounts_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  readonly count?: Accounts_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Accounts_Aggregate_Bool_Exp_Bool_And = {
  readonly arguments: Accounts_Select_Column_Accounts_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  readonly distinct?: boolean | null | undefined;
  readonly filter?: Accounts_Bool_Exp | null | undefined;
  readonly predicate: Boolean_Comparison_Exp;
};

export type Accounts_Aggregate_Bool_Exp_Bool_Or = {
  readonly arguments: Accounts_Select_Column_Accounts_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  readonly distinct?: boolean | null | undefined;
  readonly filter?: Accounts_Bool_Exp | null | undefined;
  readonly predicate: Boolean_Comparison_Exp;
};

export type Accounts_Aggregate_Bool_Exp_Count = {
  readonly arguments?: ReadonlyArray<Accounts_Select_Column> | null | undefined;
  readonly distinct?: boolean | null | undefined;
  readonly filter?: Accounts_Bool_Exp | null | undefined;
  readonly predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "accounts" */
export type Accounts_Aggregate_Order_By = {
  readonly count?: Order_By | null | undefined;
  readonly max?: Accounts_Max_Order_By | null | undefined;
  readonly min?: Accounts_Min_Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "accounts". All fields are combined with a logical 'AND'. */
export type Accounts_Bool_Exp = {
  readonly _and?: ReadonlyArray<Accounts_Bool_Exp> | null | undefined;
  readonly _not?: Accounts_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Accounts_Bool_Exp> | null | undefined;
  readonly balances?: Balances_Bool_Exp | null | undefined;
  readonly beneficiaries?: Beneficiaries_Bool_Exp | null | undefined;
  readonly beneficiaries_aggregate?: Beneficiaries_Aggregate_Bool_Exp | null | undefined;
  readonly contacts?: CurrencyCloudContacts_Bool_Exp | null | undefined;
  readonly contacts_aggregate?: CurrencyCloudContacts_Aggregate_Bool_Exp | null | undefined;
  readonly conversions?: Conversions_Bool_Exp | null | undefined;
  readonly conversions_aggregate?: Conversions_Aggregate_Bool_Exp | null | undefined;
  readonly country?: String_Comparison_Exp | null | undefined;
  readonly default_payment_charge_type?: String_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly is_approved?: Boolean_Comparison_Exp | null | undefined;
  readonly is_closed?: Boolean_Comparison_Exp | null | undefined;
  readonly name?: String_Comparison_Exp | null | undefined;
  readonly org_id?: Uuid_Comparison_Exp | null | undefined;
  readonly organisation?: Organisations_Bool_Exp | null | undefined;
  readonly payments?: Payments_Bool_Exp | null | undefined;
  readonly payments_aggregate?: Payments_Aggregate_Bool_Exp | null | undefined;
  readonly reference?: String_Comparison_Exp | null | undefined;
  readonly transactions?: Tcc_Transactions_Bool_Exp | null | undefined;
  readonly transactions_aggregate?: Tcc_Transactions_Aggregate_Bool_Exp | null | undefined;
};

/** order by max() on columns of table "accounts" */
export type Accounts_Max_Order_By = {
  readonly country?: Order_By | null | undefined;
  readonly default_payment_charge_type?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly name?: Order_By | null | undefined;
  readonly org_id?: Order_By | null | undefined;
  readonly reference?: Order_By | null | undefined;
};

/** order by min() on columns of table "accounts" */
export type Accounts_Min_Order_By = {
  readonly country?: Order_By | null | undefined;
  readonly default_payment_charge_type?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly name?: Order_By | null | undefined;
  readonly org_id?: Order_By | null | undefined;
  readonly reference?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "accounts". */
export type Accounts_Order_By = {
  readonly beneficiaries_aggregate?: Beneficiaries_Aggregate_Order_By | null | undefined;
  readonly contacts_aggregate?: CurrencyCloudContacts_Aggregate_Order_By | null | undefined;
  readonly conversions_aggregate?: Conversions_Aggregate_Order_By | null | undefined;
  readonly country?: Order_By | null | undefined;
  readonly default_payment_charge_type?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly is_approved?: Order_By | null | undefined;
  readonly is_closed?: Order_By | null | undefined;
  readonly name?: Order_By | null | undefined;
  readonly org_id?: Order_By | null | undefined;
  readonly organisation?: Organisations_Order_By | null | undefined;
  readonly payments_aggregate?: Payments_Aggregate_Order_By | null | undefined;
  readonly reference?: Order_By | null | undefined;
  readonly transactions_aggregate?: Tcc_Transactions_Aggregate_Order_By | null | undefined;
};

/** select columns of table "accounts" */
export type Accounts_Select_Column =
  /** column name */
  | 'country'
  /** column name */
  | 'default_payment_charge_type'
  /** column name */
  | 'id'
  /** column name */
  | 'is_approved'
  /** column name */
  | 'is_closed'
  /** column name */
  | 'name'
  /** column name */
  | 'org_id'
  /** column name */
  | 'reference';

/** select columns of table "accounts" */
export type Accounts_Select_Column_Accounts_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'is_approved'
  /** column name */
  | 'is_closed';

/** select columns of table "accounts" */
export type Accounts_Select_Column_Accounts_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'is_approved'
  /** column name */
  | 'is_closed';

/** Boolean expression to filter rows from the table "assets". All fields are combined with a logical 'AND'. */
export type Assets_Bool_Exp = {
  readonly _and?: ReadonlyArray<Assets_Bool_Exp> | null | undefined;
  readonly _not?: Assets_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Assets_Bool_Exp> | null | undefined;
  readonly createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  readonly documentId?: String_Comparison_Exp | null | undefined;
  readonly filename?: String_Comparison_Exp | null | undefined;
  readonly filesize?: Bigint_Comparison_Exp | null | undefined;
  readonly filetype?: String_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly payment?: Payments_Bool_Exp | null | undefined;
  readonly paymentId?: Uuid_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "balances". All fields are combined with a logical 'AND'. */
export type Balances_Bool_Exp = {
  readonly _and?: ReadonlyArray<Balances_Bool_Exp> | null | undefined;
  readonly _not?: Balances_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Balances_Bool_Exp> | null | undefined;
  readonly account?: Accounts_Bool_Exp | null | undefined;
  readonly account_id?: Uuid_Comparison_Exp | null | undefined;
  readonly amount?: Numeric_Comparison_Exp | null | undefined;
  readonly currency?: String_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

export type Beneficiaries_Aggregate_Bool_Exp = {
  readonly bool_and?: Beneficiaries_Aggregate_Bool_Exp_Bool_And | null | undefined;
  readonly bool_or?: Beneficiaries_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  readonly count?: Beneficiaries_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Beneficiaries_Aggregate_Bool_Exp_Bool_And = {
  readonly arguments: Beneficiaries_Select_Column_Beneficiaries_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  readonly distinct?: boolean | null | undefined;
  readonly filter?: Beneficiaries_Bool_Exp | null | undefined;
  readonly predicate: Boolean_Comparison_Exp;
};

export type Beneficiaries_Aggregate_Bool_Exp_Bool_Or = {
  readonly arguments: Beneficiaries_Select_Column_Beneficiaries_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  readonly distinct?: boolean | null | undefined;
  readonly filter?: Beneficiaries_Bool_Exp | null | undefined;
  readonly predicate: Boolean_Comparison_Exp;
};

export type Beneficiaries_Aggregate_Bool_Exp_Count = {
  readonly arguments?: ReadonlyArray<Beneficiaries_Select_Column> | null | undefined;
  readonly distinct?: boolean | null | undefined;
  readonly filter?: Beneficiaries_Bool_Exp | null | undefined;
  readonly predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "beneficiaries" */
export type Beneficiaries_Aggregate_Order_By = {
  readonly count?: Order_By | null | undefined;
  readonly max?: Beneficiaries_Max_Order_By | null | undefined;
  readonly min?: Beneficiaries_Min_Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "beneficiaries". All fields are combined with a logical 'AND'. */
export type Beneficiaries_Bool_Exp = {
  readonly _and?: ReadonlyArray<Beneficiaries_Bool_Exp> | null | undefined;
  readonly _not?: Beneficiaries_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Beneficiaries_Bool_Exp> | null | undefined;
  readonly account?: Accounts_Bool_Exp | null | undefined;
  readonly account_id?: Uuid_Comparison_Exp | null | undefined;
  readonly createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  readonly enabled?: Boolean_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly slices?: Beneficiary_Information_Slice_Bool_Exp | null | undefined;
  readonly slices_aggregate?: Beneficiary_Information_Slice_Aggregate_Bool_Exp | null | undefined;
  readonly tcc_beneficiary_id?: Uuid_Comparison_Exp | null | undefined;
  readonly updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "beneficiaries" */
export type Beneficiaries_Max_Order_By = {
  readonly account_id?: Order_By | null | undefined;
  readonly createdAt?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly tcc_beneficiary_id?: Order_By | null | undefined;
  readonly updatedAt?: Order_By | null | undefined;
};

/** order by min() on columns of table "beneficiaries" */
export type Beneficiaries_Min_Order_By = {
  readonly account_id?: Order_By | null | undefined;
  readonly createdAt?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly tcc_beneficiary_id?: Order_By | null | undefined;
  readonly updatedAt?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "beneficiaries". */
export type Beneficiaries_Order_By = {
  readonly account?: Accounts_Order_By | null | undefined;
  readonly account_id?: Order_By | null | undefined;
  readonly createdAt?: Order_By | null | undefined;
  readonly enabled?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly slices_aggregate?: Beneficiary_Information_Slice_Aggregate_Order_By | null | undefined;
  readonly tcc_beneficiary_id?: Order_By | null | undefined;
  readonly updatedAt?: Order_By | null | undefined;
};

/** select columns of table "beneficiaries" */
export type Beneficiaries_Select_Column =
  /** column name */
  | 'account_id'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'enabled'
  /** column name */
  | 'id'
  /** column name */
  | 'tcc_beneficiary_id'
  /** column name */
  | 'updatedAt';

/** select columns of table "beneficiaries" */
export type Beneficiaries_Select_Column_Beneficiaries_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'enabled';

/** select columns of table "beneficiaries" */
export type Beneficiaries_Select_Column_Beneficiaries_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'enabled';

export type Beneficiary_Information_Slice_Aggregate_Bool_Exp = {
  readonly bool_and?: Beneficiary_Information_Slice_Aggregate_Bool_Exp_Bool_And | null | undefined;
  readonly bool_or?: Beneficiary_Information_Slice_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  readonly count?: Beneficiary_Information_Slice_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Beneficiary_Information_Slice_Aggregate_Bool_Exp_Bool_And = {
  readonly arguments: Beneficiary_Information_Slice_Select_Column_Beneficiary_Information_Slice_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  readonly distinct?: boolean | null | undefined;
  readonly filter?: Beneficiary_Information_Slice_Bool_Exp | null | undefined;
  readonly predicate: Boolean_Comparison_Exp;
};

export type Beneficiary_Information_Slice_Aggregate_Bool_Exp_Bool_Or = {
  readonly arguments: Beneficiary_Information_Slice_Select_Column_Beneficiary_Information_Slice_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  readonly distinct?: boolean | null | undefined;
  readonly filter?: Beneficiary_Information_Slice_Bool_Exp | null | undefined;
  readonly predicate: Boolean_Comparison_Exp;
};

export type Beneficiary_Information_Slice_Aggregate_Bool_Exp_Count = {
  readonly arguments?: ReadonlyArray<Beneficiary_Information_Slice_Select_Column> | null | undefined;
  readonly distinct?: boolean | null | undefined;
  readonly filter?: Beneficiary_Information_Slice_Bool_Exp | null | undefined;
  readonly predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "beneficiary_information_slice" */
export type Beneficiary_Information_Slice_Aggregate_Order_By = {
  readonly count?: Order_By | null | undefined;
  readonly max?: Beneficiary_Information_Slice_Max_Order_By | null | undefined;
  readonly min?: Beneficiary_Information_Slice_Min_Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "beneficiary_information_slice". All fields are combined with a logical 'AND'. */
export type Beneficiary_Information_Slice_Bool_Exp = {
  readonly _and?: ReadonlyArray<Beneficiary_Information_Slice_Bool_Exp> | null | undefined;
  readonly _not?: Beneficiary_Information_Slice_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Beneficiary_Information_Slice_Bool_Exp> | null | undefined;
  readonly accountNumber?: String_Comparison_Exp | null | undefined;
  readonly address?: String_Comparison_Exp | null | undefined;
  readonly bankAccountHolderName?: String_Comparison_Exp | null | undefined;
  readonly bankAddress?: String_Comparison_Exp | null | undefined;
  readonly bankCountry?: String_Comparison_Exp | null | undefined;
  readonly bankName?: String_Comparison_Exp | null | undefined;
  readonly beneficiary?: Beneficiaries_Bool_Exp | null | undefined;
  readonly beneficiaryEntityType?: String_Comparison_Exp | null | undefined;
  readonly beneficiaryId?: Uuid_Comparison_Exp | null | undefined;
  readonly bicSwift?: String_Comparison_Exp | null | undefined;
  readonly businessNature?: String_Comparison_Exp | null | undefined;
  readonly city?: String_Comparison_Exp | null | undefined;
  readonly companyName?: String_Comparison_Exp | null | undefined;
  readonly companyWebsite?: String_Comparison_Exp | null | undefined;
  readonly country?: String_Comparison_Exp | null | undefined;
  readonly createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  readonly currency?: String_Comparison_Exp | null | undefined;
  readonly dateOfBirth?: Date_Comparison_Exp | null | undefined;
  readonly email?: String_Comparison_Exp | null | undefined;
  readonly externalReference?: String_Comparison_Exp | null | undefined;
  readonly firstName?: String_Comparison_Exp | null | undefined;
  readonly iban?: String_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly identificationType?: String_Comparison_Exp | null | undefined;
  readonly identificationValue?: String_Comparison_Exp | null | undefined;
  readonly isPriority?: Boolean_Comparison_Exp | null | undefined;
  readonly isRegular?: Boolean_Comparison_Exp | null | undefined;
  readonly is_most_recent?: Boolean_Comparison_Exp | null | undefined;
  readonly lastName?: String_Comparison_Exp | null | undefined;
  readonly name?: String_Comparison_Exp | null | undefined;
  readonly payments?: Payments_Bool_Exp | null | undefined;
  readonly payments_aggregate?: Payments_Aggregate_Bool_Exp | null | undefined;
  readonly postcode?: String_Comparison_Exp | null | undefined;
  readonly routingCodeType1?: String_Comparison_Exp | null | undefined;
  readonly routingCodeType2?: String_Comparison_Exp | null | undefined;
  readonly routingCodeValue1?: String_Comparison_Exp | null | undefined;
  readonly routingCodeValue2?: String_Comparison_Exp | null | undefined;
  readonly stateOrProvince?: String_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "beneficiary_information_slice" */
export type Beneficiary_Information_Slice_Max_Order_By = {
  readonly accountNumber?: Order_By | null | undefined;
  readonly address?: Order_By | null | undefined;
  readonly bankAccountHolderName?: Order_By | null | undefined;
  readonly bankAddress?: Order_By | null | undefined;
  readonly bankCountry?: Order_By | null | undefined;
  readonly bankName?: Order_By | null | undefined;
  readonly beneficiaryEntityType?: Order_By | null | undefined;
  readonly beneficiaryId?: Order_By | null | undefined;
  readonly bicSwift?: Order_By | null | undefined;
  readonly businessNature?: Order_By | null | undefined;
  readonly city?: Order_By | null | undefined;
  readonly companyName?: Order_By | null | undefined;
  readonly companyWebsite?: Order_By | null | undefined;
  readonly country?: Order_By | null | undefined;
  readonly createdAt?: Order_By | null | undefined;
  readonly currency?: Order_By | null | undefined;
  readonly dateOfBirth?: Order_By | null | undefined;
  readonly email?: Order_By | null | undefined;
  readonly externalReference?: Order_By | null | undefined;
  readonly firstName?: Order_By | null | undefined;
  readonly iban?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly identificationType?: Order_By | null | undefined;
  readonly identificationValue?: Order_By | null | undefined;
  readonly lastName?: Order_By | null | undefined;
  readonly name?: Order_By | null | undefined;
  readonly postcode?: Order_By | null | undefined;
  readonly routingCodeType1?: Order_By | null | undefined;
  readonly routingCodeType2?: Order_By | null | undefined;
  readonly routingCodeValue1?: Order_By | null | undefined;
  readonly routingCodeValue2?: Order_By | null | undefined;
  readonly stateOrProvince?: Order_By | null | undefined;
};

/** order by min() on columns of table "beneficiary_information_slice" */
export type Beneficiary_Information_Slice_Min_Order_By = {
  readonly accountNumber?: Order_By | null | undefined;
  readonly address?: Order_By | null | undefined;
  readonly bankAccountHolderName?: Order_By | null | undefined;
  readonly bankAddress?: Order_By | null | undefined;
  readonly bankCountry?: Order_By | null | undefined;
  readonly bankName?: Order_By | null | undefined;
  readonly beneficiaryEntityType?: Order_By | null | undefined;
  readonly beneficiaryId?: Order_By | null | undefined;
  readonly bicSwift?: Order_By | null | undefined;
  readonly businessNature?: Order_By | null | undefined;
  readonly city?: Order_By | null | undefined;
  readonly companyName?: Order_By | null | undefined;
  readonly companyWebsite?: Order_By | null | undefined;
  readonly country?: Order_By | null | undefined;
  readonly createdAt?: Order_By | null | undefined;
  readonly currency?: Order_By | null | undefined;
  readonly dateOfBirth?: Order_By | null | undefined;
  readonly email?: Order_By | null | undefined;
  readonly externalReference?: Order_By | null | undefined;
  readonly firstName?: Order_By | null | undefined;
  readonly iban?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly identificationType?: Order_By | null | undefined;
  readonly identificationValue?: Order_By | null | undefined;
  readonly lastName?: Order_By | null | undefined;
  readonly name?: Order_By | null | undefined;
  readonly postcode?: Order_By | null | undefined;
  readonly routingCodeType1?: Order_By | null | undefined;
  readonly routingCodeType2?: Order_By | null | undefined;
  readonly routingCodeValue1?: Order_By | null | undefined;
  readonly routingCodeValue2?: Order_By | null | undefined;
  readonly stateOrProvince?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "beneficiary_information_slice". */
export type Beneficiary_Information_Slice_Order_By = {
  readonly accountNumber?: Order_By | null | undefined;
  readonly address?: Order_By | null | undefined;
  readonly bankAccountHolderName?: Order_By | null | undefined;
  readonly bankAddress?: Order_By | null | undefined;
  readonly bankCountry?: Order_By | null | undefined;
  readonly bankName?: Order_By | null | undefined;
  readonly beneficiary?: Beneficiaries_Order_By | null | undefined;
  readonly beneficiaryEntityType?: Order_By | null | undefined;
  readonly beneficiaryId?: Order_By | null | undefined;
  readonly bicSwift?: Order_By | null | undefined;
  readonly businessNature?: Order_By | null | undefined;
  readonly city?: Order_By | null | undefined;
  readonly companyName?: Order_By | null | undefined;
  readonly companyWebsite?: Order_By | null | undefined;
  readonly country?: Order_By | null | undefined;
  readonly createdAt?: Order_By | null | undefined;
  readonly currency?: Order_By | null | undefined;
  readonly dateOfBirth?: Order_By | null | undefined;
  readonly email?: Order_By | null | undefined;
  readonly externalReference?: Order_By | null | undefined;
  readonly firstName?: Order_By | null | undefined;
  readonly iban?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly identificationType?: Order_By | null | undefined;
  readonly identificationValue?: Order_By | null | undefined;
  readonly isPriority?: Order_By | null | undefined;
  readonly isRegular?: Order_By | null | undefined;
  readonly is_most_recent?: Order_By | null | undefined;
  readonly lastName?: Order_By | null | undefined;
  readonly name?: Order_By | null | undefined;
  readonly payments_aggregate?: Payments_Aggregate_Order_By | null | undefined;
  readonly postcode?: Order_By | null | undefined;
  readonly routingCodeType1?: Order_By | null | undefined;
  readonly routingCodeType2?: Order_By | null | undefined;
  readonly routingCodeValue1?: Order_By | null | undefined;
  readonly routingCodeValue2?: Order_By | null | undefined;
  readonly stateOrProvince?: Order_By | null | undefined;
};

/** select columns of table "beneficiary_information_slice" */
export type Beneficiary_Information_Slice_Select_Column =
  /** column name */
  | 'accountNumber'
  /** column name */
  | 'address'
  /** column name */
  | 'bankAccountHolderName'
  /** column name */
  | 'bankAddress'
  /** column name */
  | 'bankCountry'
  /** column name */
  | 'bankName'
  /** column name */
  | 'beneficiaryEntityType'
  /** column name */
  | 'beneficiaryId'
  /** column name */
  | 'bicSwift'
  /** column name */
  | 'businessNature'
  /** column name */
  | 'city'
  /** column name */
  | 'companyName'
  /** column name */
  | 'companyWebsite'
  /** column name */
  | 'country'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'currency'
  /** column name */
  | 'dateOfBirth'
  /** column name */
  | 'email'
  /** column name */
  | 'externalReference'
  /** column name */
  | 'firstName'
  /** column name */
  | 'iban'
  /** column name */
  | 'id'
  /** column name */
  | 'identificationType'
  /** column name */
  | 'identificationValue'
  /** column name */
  | 'isPriority'
  /** column name */
  | 'isRegular'
  /** column name */
  | 'is_most_recent'
  /** column name */
  | 'lastName'
  /** column name */
  | 'name'
  /** column name */
  | 'postcode'
  /** column name */
  | 'routingCodeType1'
  /** column name */
  | 'routingCodeType2'
  /** column name */
  | 'routingCodeValue1'
  /** column name */
  | 'routingCodeValue2'
  /** column name */
  | 'stateOrProvince';

/** select columns of table "beneficiary_information_slice" */
export type Beneficiary_Information_Slice_Select_Column_Beneficiary_Information_Slice_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'isPriority'
  /** column name */
  | 'isRegular'
  /** column name */
  | 'is_most_recent';

/** select columns of table "beneficiary_information_slice" */
export type Beneficiary_Information_Slice_Select_Column_Beneficiary_Information_Slice_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'isPriority'
  /** column name */
  | 'isRegular'
  /** column name */
  | 'is_most_recent';

/** Boolean expression to compare columns of type "bigint". All fields are combined with logical 'AND'. */
export type Bigint_Comparison_Exp = {
  readonly _eq?: string | null | undefined;
  readonly _gt?: string | null | undefined;
  readonly _gte?: string | null | undefined;
  readonly _in?: ReadonlyArray<string> | null | undefined;
  readonly _is_null?: boolean | null | undefined;
  readonly _lt?: string | null | undefined;
  readonly _lte?: string | null | undefined;
  readonly _neq?: string | null | undefined;
  readonly _nin?: ReadonlyArray<string> | null | undefined;
};

/** Boolean expression to compare columns of type "citext". All fields are combined with logical 'AND'. */
export type Citext_Comparison_Exp = {
  readonly _eq?: unknown;
  readonly _gt?: unknown;
  readonly _gte?: unknown;
  readonly _ilike?: unknown;
  readonly _in?: ReadonlyArray<unknown> | null | undefined;
  readonly _iregex?: unknown;
  readonly _is_null?: boolean | null | undefined;
  readonly _like?: unknown;
  readonly _lt?: unknown;
  readonly _lte?: unknown;
  readonly _neq?: unknown;
  readonly _nilike?: unknown;
  readonly _nin?: ReadonlyArray<unknown> | null | undefined;
  readonly _niregex?: unknown;
  readonly _nlike?: unknown;
  readonly _nregex?: unknown;
  readonly _nsimilar?: unknown;
  readonly _regex?: unknown;
  readonly _similar?: unknown;
};

/** Boolean expression to filter rows from the table "colleagues". All fields are combined with a logical 'AND'. */
export type Colleagues_Bool_Exp = {
  readonly _and?: ReadonlyArray<Colleagues_Bool_Exp> | null | undefined;
  readonly _not?: Colleagues_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Colleagues_Bool_Exp> | null | undefined;
  readonly first_name?: String_Comparison_Exp | null | undefined;
  readonly id?: String_Comparison_Exp | null | undefined;
  readonly last_name?: String_Comparison_Exp | null | undefined;
  readonly seats?: CurrencyCloudContacts_Bool_Exp | null | undefined;
  readonly seats_aggregate?: CurrencyCloudContacts_Aggregate_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "colleagues". */
export type Colleagues_Order_By = {
  readonly first_name?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly last_name?: Order_By | null | undefined;
  readonly seats_aggregate?: CurrencyCloudContacts_Aggregate_Order_By | null | undefined;
};

export type Conversions_Aggregate_Bool_Exp = {
  readonly count?: Conversions_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Conversions_Aggregate_Bool_Exp_Count = {
  readonly arguments?: ReadonlyArray<Conversions_Select_Column> | null | undefined;
  readonly distinct?: boolean | null | undefined;
  readonly filter?: Conversions_Bool_Exp | null | undefined;
  readonly predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "conversions" */
export type Conversions_Aggregate_Order_By = {
  readonly count?: Order_By | null | undefined;
  readonly max?: Conversions_Max_Order_By | null | undefined;
  readonly min?: Conversions_Min_Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "conversions". All fields are combined with a logical 'AND'. */
export type Conversions_Bool_Exp = {
  readonly _and?: ReadonlyArray<Conversions_Bool_Exp> | null | undefined;
  readonly _not?: Conversions_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Conversions_Bool_Exp> | null | undefined;
  readonly account?: Accounts_Bool_Exp | null | undefined;
  readonly account_id?: Uuid_Comparison_Exp | null | undefined;
  readonly createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  readonly createdById?: String_Comparison_Exp | null | undefined;
  readonly creator?: Colleagues_Bool_Exp | null | undefined;
  readonly errorCode?: String_Comparison_Exp | null | undefined;
  readonly errorMessage?: String_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly providerConversion?: Tcc_Conversions_Bool_Exp | null | undefined;
  readonly quote?: Quotes_Bool_Exp | null | undefined;
  readonly status?: String_Comparison_Exp | null | undefined;
  readonly tccConversionId?: Uuid_Comparison_Exp | null | undefined;
  readonly updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "conversions" */
export type Conversions_Max_Order_By = {
  readonly account_id?: Order_By | null | undefined;
  readonly createdAt?: Order_By | null | undefined;
  readonly createdById?: Order_By | null | undefined;
  readonly errorCode?: Order_By | null | undefined;
  readonly errorMessage?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly status?: Order_By | null | undefined;
  readonly tccConversionId?: Order_By | null | undefined;
  readonly updatedAt?: Order_By | null | undefined;
};

/** order by min() on columns of table "conversions" */
export type Conversions_Min_Order_By = {
  readonly account_id?: Order_By | null | undefined;
  readonly createdAt?: Order_By | null | undefined;
  readonly createdById?: Order_By | null | undefined;
  readonly errorCode?: Order_By | null | undefined;
  readonly errorMessage?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly status?: Order_By | null | undefined;
  readonly tccConversionId?: Order_By | null | undefined;
  readonly updatedAt?: Order_By | null | undefined;
};

/** select columns of table "conversions" */
export type Conversions_Select_Column =
  /** column name */
  | 'account_id'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'createdById'
  /** column name */
  | 'errorCode'
  /** column name */
  | 'errorMessage'
  /** column name */
  | 'id'
  /** column name */
  | 'status'
  /** column name */
  | 'tccConversionId'
  /** column name */
  | 'updatedAt';

/** Boolean expression to compare columns of type "date". All fields are combined with logical 'AND'. */
export type Date_Comparison_Exp = {
  readonly _eq?: string | null | undefined;
  readonly _gt?: string | null | undefined;
  readonly _gte?: string | null | undefined;
  readonly _in?: ReadonlyArray<string> | null | undefined;
  readonly _is_null?: boolean | null | undefined;
  readonly _lt?: string | null | undefined;
  readonly _lte?: string | null | undefined;
  readonly _neq?: string | null | undefined;
  readonly _nin?: ReadonlyArray<string> | null | undefined;
};

/** Boolean expression to filter rows from the table "fraud_notices". All fields are combined with a logical 'AND'. */
export type Fraud_Notices_Bool_Exp = {
  readonly _and?: ReadonlyArray<Fraud_Notices_Bool_Exp> | null | undefined;
  readonly _not?: Fraud_Notices_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Fraud_Notices_Bool_Exp> | null | undefined;
  readonly acknowledgedAt?: Timestamptz_Comparison_Exp | null | undefined;
  readonly acknowledgedBy?: String_Comparison_Exp | null | undefined;
  readonly boxTickedAt?: Timestamptz_Comparison_Exp | null | undefined;
  readonly details?: Jsonb_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly presentedAt?: Timestamptz_Comparison_Exp | null | undefined;
  readonly recipient?: Users_Bool_Exp | null | undefined;
  readonly selectionBoxChoice?: String_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "fraud_notices". */
export type Fraud_Notices_Order_By = {
  readonly acknowledgedAt?: Order_By | null | undefined;
  readonly acknowledgedBy?: Order_By | null | undefined;
  readonly boxTickedAt?: Order_By | null | undefined;
  readonly details?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly presentedAt?: Order_By | null | undefined;
  readonly recipient?: Users_Order_By | null | undefined;
  readonly selectionBoxChoice?: Order_By | null | undefined;
};

export type Jsonb_Cast_Exp = {
  readonly String?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to compare columns of type "jsonb". All fields are combined with logical 'AND'. */
export type Jsonb_Comparison_Exp = {
  readonly _cast?: Jsonb_Cast_Exp | null | undefined;
  readonly _contained_in?: unknown;
  readonly _contains?: unknown;
  readonly _eq?: unknown;
  readonly _gt?: unknown;
  readonly _gte?: unknown;
  /** does the string exist as a top-level key in the column */
  readonly _has_key?: string | null | undefined;
  /** do all of these strings exist as top-level keys in the column */
  readonly _has_keys_all?: ReadonlyArray<string> | null | undefined;
  /** do any of these strings exist as top-level keys in the column */
  readonly _has_keys_any?: ReadonlyArray<string> | null | undefined;
  readonly _in?: ReadonlyArray<unknown> | null | undefined;
  readonly _is_null?: boolean | null | undefined;
  readonly _lt?: unknown;
  readonly _lte?: unknown;
  readonly _neq?: unknown;
  readonly _nin?: ReadonlyArray<unknown> | null | undefined;
};

/** Boolean expression to filter rows from the table "new_account_submissions". All fields are combined with a logical 'AND'. */
export type New_Account_Submissions_Bool_Exp = {
  readonly _and?: ReadonlyArray<New_Account_Submissions_Bool_Exp> | null | undefined;
  readonly _not?: New_Account_Submissions_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<New_Account_Submissions_Bool_Exp> | null | undefined;
  readonly account?: Accounts_Bool_Exp | null | undefined;
  readonly account_id?: Uuid_Comparison_Exp | null | undefined;
  readonly account_name?: String_Comparison_Exp | null | undefined;
  readonly created_at?: Timestamptz_Comparison_Exp | null | undefined;
  readonly creator?: Users_Bool_Exp | null | undefined;
  readonly form_data?: Jsonb_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly legal_entity?: String_Comparison_Exp | null | undefined;
  readonly organisation?: Organisations_Bool_Exp | null | undefined;
  readonly organisation_id?: Uuid_Comparison_Exp | null | undefined;
  readonly status_code?: String_Comparison_Exp | null | undefined;
  readonly status_message?: String_Comparison_Exp | null | undefined;
  readonly status_sub_code?: String_Comparison_Exp | null | undefined;
  readonly submitted_at?: Timestamptz_Comparison_Exp | null | undefined;
  readonly updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

export type Notices_Aggregate_Bool_Exp = {
  readonly count?: Notices_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Notices_Aggregate_Bool_Exp_Count = {
  readonly arguments?: ReadonlyArray<Notices_Select_Column> | null | undefined;
  readonly distinct?: boolean | null | undefined;
  readonly filter?: Notices_Bool_Exp | null | undefined;
  readonly predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "notices" */
export type Notices_Aggregate_Order_By = {
  readonly count?: Order_By | null | undefined;
  readonly max?: Notices_Max_Order_By | null | undefined;
  readonly min?: Notices_Min_Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "notices". All fields are combined with a logical 'AND'. */
export type Notices_Bool_Exp = {
  readonly _and?: ReadonlyArray<Notices_Bool_Exp> | null | undefined;
  readonly _not?: Notices_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Notices_Bool_Exp> | null | undefined;
  readonly content?: Jsonb_Comparison_Exp | null | undefined;
  readonly createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly kind?: String_Comparison_Exp | null | undefined;
  readonly readAt?: Timestamptz_Comparison_Exp | null | undefined;
  readonly user?: Users_Bool_Exp | null | undefined;
};

/** order by max() on columns of table "notices" */
export type Notices_Max_Order_By = {
  readonly createdAt?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly kind?: Order_By | null | undefined;
  readonly readAt?: Order_By | null | undefined;
};

/** order by min() on columns of table "notices" */
export type Notices_Min_Order_By = {
  readonly createdAt?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly kind?: Order_By | null | undefined;
  readonly readAt?: Order_By | null | undefined;
};

/** select columns of table "notices" */
export type Notices_Select_Column =
  /** column name */
  | 'content'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'readAt';

/** Boolean expression to compare columns of type "numeric". All fields are combined with logical 'AND'. */
export type Numeric_Comparison_Exp = {
  readonly _eq?: string | null | undefined;
  readonly _gt?: string | null | undefined;
  readonly _gte?: string | null | undefined;
  readonly _in?: ReadonlyArray<string> | null | undefined;
  readonly _is_null?: boolean | null | undefined;
  readonly _lt?: string | null | undefined;
  readonly _lte?: string | null | undefined;
  readonly _neq?: string | null | undefined;
  readonly _nin?: ReadonlyArray<string> | null | undefined;
};

/** column ordering options */
export type Order_By =
  /** in ascending order, nulls last */
  | 'asc'
  /** in ascending order, nulls first */
  | 'asc_nulls_first'
  /** in ascending order, nulls last */
  | 'asc_nulls_last'
  /** in descending order, nulls first */
  | 'desc'
  /** in descending order, nulls first */
  | 'desc_nulls_first'
  /** in descending order, nulls last */
  | 'desc_nulls_last';

/** Boolean expression to filter rows from the table "organisation_payment_auth_rule". All fields are combined with a logical 'AND'. */
export type Organisation_Payment_Auth_Rule_Bool_Exp = {
  readonly _and?: ReadonlyArray<Organisation_Payment_Auth_Rule_Bool_Exp> | null | undefined;
  readonly _not?: Organisation_Payment_Auth_Rule_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Organisation_Payment_Auth_Rule_Bool_Exp> | null | undefined;
  readonly can_authorise_own_payments?: Boolean_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly is_archived?: Boolean_Comparison_Exp | null | undefined;
  readonly org_id?: Uuid_Comparison_Exp | null | undefined;
  readonly organisation?: Organisations_Bool_Exp | null | undefined;
  readonly payment_creator_can_satisfy_rule?: Boolean_Comparison_Exp | null | undefined;
  readonly roles?: Payment_Auth_Rule_Role_Bool_Exp | null | undefined;
  readonly threshold?: Int_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "organisation_payment_auth_rule". */
export type Organisation_Payment_Auth_Rule_Order_By = {
  readonly can_authorise_own_payments?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly is_archived?: Order_By | null | undefined;
  readonly org_id?: Order_By | null | undefined;
  readonly organisation?: Organisations_Order_By | null | undefined;
  readonly payment_creator_can_satisfy_rule?: Order_By | null | undefined;
  readonly threshold?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "organisations". All fields are combined with a logical 'AND'. */
export type Organisations_Bool_Exp = {
  readonly _and?: ReadonlyArray<Organisations_Bool_Exp> | null | undefined;
  readonly _not?: Organisations_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Organisations_Bool_Exp> | null | undefined;
  readonly accounts?: Accounts_Bool_Exp | null | undefined;
  readonly accounts_aggregate?: Accounts_Aggregate_Bool_Exp | null | undefined;
  readonly authorisation_currency?: String_Comparison_Exp | null | undefined;
  readonly enable_favourites?: Boolean_Comparison_Exp | null | undefined;
  readonly fraud_notices?: Jsonb_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly idle_limit_minutes?: Int_Comparison_Exp | null | undefined;
  readonly name?: String_Comparison_Exp | null | undefined;
  readonly newAccountSubmissions?: New_Account_Submissions_Bool_Exp | null | undefined;
  readonly paymentAuthRules?: Organisation_Payment_Auth_Rule_Bool_Exp | null | undefined;
  readonly roles?: Roles_Bool_Exp | null | undefined;
  readonly userLinks?: Users_Organisations_Bool_Exp | null | undefined;
};

/** Ordering options when selecting data from "organisations". */
export type Organisations_Order_By = {
  readonly accounts_aggregate?: Accounts_Aggregate_Order_By | null | undefined;
  readonly authorisation_currency?: Order_By | null | undefined;
  readonly enable_favourites?: Order_By | null | undefined;
  readonly fraud_notices?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly idle_limit_minutes?: Order_By | null | undefined;
  readonly name?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "payment_auth_rule_role". All fields are combined with a logical 'AND'. */
export type Payment_Auth_Rule_Role_Bool_Exp = {
  readonly _and?: ReadonlyArray<Payment_Auth_Rule_Role_Bool_Exp> | null | undefined;
  readonly _not?: Payment_Auth_Rule_Role_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Payment_Auth_Rule_Role_Bool_Exp> | null | undefined;
  readonly auth_rule_id?: Uuid_Comparison_Exp | null | undefined;
  readonly number_required?: Int_Comparison_Exp | null | undefined;
  readonly role?: Roles_Bool_Exp | null | undefined;
  readonly role_id?: Uuid_Comparison_Exp | null | undefined;
  readonly rule?: Organisation_Payment_Auth_Rule_Bool_Exp | null | undefined;
};

export type Payment_Authorisation_Requests_Aggregate_Bool_Exp = {
  readonly count?: Payment_Authorisation_Requests_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Payment_Authorisation_Requests_Aggregate_Bool_Exp_Count = {
  readonly arguments?: ReadonlyArray<Payment_Authorisation_Requests_Select_Column> | null | undefined;
  readonly distinct?: boolean | null | undefined;
  readonly filter?: Payment_Authorisation_Requests_Bool_Exp | null | undefined;
  readonly predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "payment_authorisation_requests" */
export type Payment_Authorisation_Requests_Aggregate_Order_By = {
  readonly count?: Order_By | null | undefined;
  readonly max?: Payment_Authorisation_Requests_Max_Order_By | null | undefined;
  readonly min?: Payment_Authorisation_Requests_Min_Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "payment_authorisation_requests". All fields are combined with a logical 'AND'. */
export type Payment_Authorisation_Requests_Bool_Exp = {
  readonly _and?: ReadonlyArray<Payment_Authorisation_Requests_Bool_Exp> | null | undefined;
  readonly _not?: Payment_Authorisation_Requests_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Payment_Authorisation_Requests_Bool_Exp> | null | undefined;
  readonly authRuleId?: Uuid_Comparison_Exp | null | undefined;
  readonly authorisedAt?: Timestamptz_Comparison_Exp | null | undefined;
  readonly authorisedBy?: Colleagues_Bool_Exp | null | undefined;
  readonly authorisedById?: String_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly payment?: Payments_Bool_Exp | null | undefined;
  readonly paymentId?: Uuid_Comparison_Exp | null | undefined;
  readonly role?: Roles_Bool_Exp | null | undefined;
  readonly roleIdRequired?: Uuid_Comparison_Exp | null | undefined;
  readonly rule?: Organisation_Payment_Auth_Rule_Bool_Exp | null | undefined;
};

/** order by max() on columns of table "payment_authorisation_requests" */
export type Payment_Authorisation_Requests_Max_Order_By = {
  readonly authRuleId?: Order_By | null | undefined;
  readonly authorisedAt?: Order_By | null | undefined;
  readonly authorisedById?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly paymentId?: Order_By | null | undefined;
  readonly roleIdRequired?: Order_By | null | undefined;
};

/** order by min() on columns of table "payment_authorisation_requests" */
export type Payment_Authorisation_Requests_Min_Order_By = {
  readonly authRuleId?: Order_By | null | undefined;
  readonly authorisedAt?: Order_By | null | undefined;
  readonly authorisedById?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly paymentId?: Order_By | null | undefined;
  readonly roleIdRequired?: Order_By | null | undefined;
};

/** select columns of table "payment_authorisation_requests" */
export type Payment_Authorisation_Requests_Select_Column =
  /** column name */
  | 'authRuleId'
  /** column name */
  | 'authorisedAt'
  /** column name */
  | 'authorisedById'
  /** column name */
  | 'id'
  /** column name */
  | 'paymentId'
  /** column name */
  | 'roleIdRequired';

export type Payments_Aggregate_Bool_Exp = {
  readonly count?: Payments_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Payments_Aggregate_Bool_Exp_Count = {
  readonly arguments?: ReadonlyArray<Payments_Select_Column> | null | undefined;
  readonly distinct?: boolean | null | undefined;
  readonly filter?: Payments_Bool_Exp | null | undefined;
  readonly predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "payments" */
export type Payments_Aggregate_Order_By = {
  readonly avg?: Payments_Avg_Order_By | null | undefined;
  readonly count?: Order_By | null | undefined;
  readonly max?: Payments_Max_Order_By | null | undefined;
  readonly min?: Payments_Min_Order_By | null | undefined;
  readonly stddev?: Payments_Stddev_Order_By | null | undefined;
  readonly stddev_pop?: Payments_Stddev_Pop_Order_By | null | undefined;
  readonly stddev_samp?: Payments_Stddev_Samp_Order_By | null | undefined;
  readonly sum?: Payments_Sum_Order_By | null | undefined;
  readonly var_pop?: Payments_Var_Pop_Order_By | null | undefined;
  readonly var_samp?: Payments_Var_Samp_Order_By | null | undefined;
  readonly variance?: Payments_Variance_Order_By | null | undefined;
};

/** order by avg() on columns of table "payments" */
export type Payments_Avg_Order_By = {
  readonly amount?: Order_By | null | undefined;
  readonly authorisationAmount?: Order_By | null | undefined;
  readonly feeAmount?: Order_By | null | undefined;
  readonly gbpEquivalent?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "payments". All fields are combined with a logical 'AND'. */
export type Payments_Bool_Exp = {
  readonly _and?: ReadonlyArray<Payments_Bool_Exp> | null | undefined;
  readonly _not?: Payments_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Payments_Bool_Exp> | null | undefined;
  readonly account?: Accounts_Bool_Exp | null | undefined;
  readonly accountId?: Uuid_Comparison_Exp | null | undefined;
  readonly amount?: Numeric_Comparison_Exp | null | undefined;
  readonly assets?: Assets_Bool_Exp | null | undefined;
  readonly authRule?: Organisation_Payment_Auth_Rule_Bool_Exp | null | undefined;
  readonly authRuleId?: Uuid_Comparison_Exp | null | undefined;
  readonly authorisationAmount?: Numeric_Comparison_Exp | null | undefined;
  readonly authorisationCurrency?: String_Comparison_Exp | null | undefined;
  readonly authorisationRequests?: Payment_Authorisation_Requests_Bool_Exp | null | undefined;
  readonly authorisationRequests_aggregate?: Payment_Authorisation_Requests_Aggregate_Bool_Exp | null | undefined;
  readonly beneficiarySlice?: Beneficiary_Information_Slice_Bool_Exp | null | undefined;
  readonly beneficiarySliceId?: Uuid_Comparison_Exp | null | undefined;
  readonly chargeType?: String_Comparison_Exp | null | undefined;
  readonly charges?: Vw_User_Charges_Bool_Exp | null | undefined;
  readonly charges_aggregate?: Vw_User_Charges_Aggregate_Bool_Exp | null | undefined;
  readonly conversion?: Tcc_Conversions_Bool_Exp | null | undefined;
  readonly createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  readonly createdById?: String_Comparison_Exp | null | undefined;
  readonly creator?: Colleagues_Bool_Exp | null | undefined;
  readonly currency?: String_Comparison_Exp | null | undefined;
  readonly errorCode?: String_Comparison_Exp | null | undefined;
  readonly errorMessage?: String_Comparison_Exp | null | undefined;
  readonly estimatedArrival?: Timestamptz_Comparison_Exp | null | undefined;
  readonly failureReason?: String_Comparison_Exp | null | undefined;
  readonly feeAmount?: Numeric_Comparison_Exp | null | undefined;
  readonly fraudNotice?: Fraud_Notices_Bool_Exp | null | undefined;
  readonly gbpEquivalent?: Numeric_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly invoiceDate?: Date_Comparison_Exp | null | undefined;
  readonly invoiceNumber?: String_Comparison_Exp | null | undefined;
  readonly paymentDate?: Date_Comparison_Exp | null | undefined;
  readonly paymentType?: String_Comparison_Exp | null | undefined;
  readonly providerPayment?: Tcc_Payments_Bool_Exp | null | undefined;
  readonly purposeCode?: String_Comparison_Exp | null | undefined;
  readonly reason?: String_Comparison_Exp | null | undefined;
  readonly reference?: String_Comparison_Exp | null | undefined;
  readonly shortReference?: String_Comparison_Exp | null | undefined;
  readonly status?: String_Comparison_Exp | null | undefined;
  readonly tccConversionId?: Uuid_Comparison_Exp | null | undefined;
  readonly tccPaymentId?: Uuid_Comparison_Exp | null | undefined;
  readonly tcc_short_ref?: String_Comparison_Exp | null | undefined;
  readonly tcc_status?: String_Comparison_Exp | null | undefined;
  readonly transferredAt?: Timestamptz_Comparison_Exp | null | undefined;
  readonly ultimateBeneficiaryName?: String_Comparison_Exp | null | undefined;
  readonly updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "payments" */
export type Payments_Max_Order_By = {
  readonly accountId?: Order_By | null | undefined;
  readonly amount?: Order_By | null | undefined;
  readonly authRuleId?: Order_By | null | undefined;
  readonly authorisationAmount?: Order_By | null | undefined;
  readonly authorisationCurrency?: Order_By | null | undefined;
  readonly beneficiarySliceId?: Order_By | null | undefined;
  readonly chargeType?: Order_By | null | undefined;
  readonly createdAt?: Order_By | null | undefined;
  readonly createdById?: Order_By | null | undefined;
  readonly currency?: Order_By | null | undefined;
  readonly errorCode?: Order_By | null | undefined;
  readonly errorMessage?: Order_By | null | undefined;
  readonly estimatedArrival?: Order_By | null | undefined;
  readonly failureReason?: Order_By | null | undefined;
  readonly feeAmount?: Order_By | null | undefined;
  readonly gbpEquivalent?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly invoiceDate?: Order_By | null | undefined;
  readonly invoiceNumber?: Order_By | null | undefined;
  readonly paymentDate?: Order_By | null | undefined;
  readonly paymentType?: Order_By | null | undefined;
  readonly purposeCode?: Order_By | null | undefined;
  readonly reason?: Order_By | null | undefined;
  readonly reference?: Order_By | null | undefined;
  readonly shortReference?: Order_By | null | undefined;
  readonly status?: Order_By | null | undefined;
  readonly tccConversionId?: Order_By | null | undefined;
  readonly tccPaymentId?: Order_By | null | undefined;
  readonly tcc_short_ref?: Order_By | null | undefined;
  readonly tcc_status?: Order_By | null | undefined;
  readonly transferredAt?: Order_By | null | undefined;
  readonly ultimateBeneficiaryName?: Order_By | null | undefined;
  readonly updatedAt?: Order_By | null | undefined;
};

/** order by min() on columns of table "payments" */
export type Payments_Min_Order_By = {
  readonly accountId?: Order_By | null | undefined;
  readonly amount?: Order_By | null | undefined;
  readonly authRuleId?: Order_By | null | undefined;
  readonly authorisationAmount?: Order_By | null | undefined;
  readonly authorisationCurrency?: Order_By | null | undefined;
  readonly beneficiarySliceId?: Order_By | null | undefined;
  readonly chargeType?: Order_By | null | undefined;
  readonly createdAt?: Order_By | null | undefined;
  readonly createdById?: Order_By | null | undefined;
  readonly currency?: Order_By | null | undefined;
  readonly errorCode?: Order_By | null | undefined;
  readonly errorMessage?: Order_By | null | undefined;
  readonly estimatedArrival?: Order_By | null | undefined;
  readonly failureReason?: Order_By | null | undefined;
  readonly feeAmount?: Order_By | null | undefined;
  readonly gbpEquivalent?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly invoiceDate?: Order_By | null | undefined;
  readonly invoiceNumber?: Order_By | null | undefined;
  readonly paymentDate?: Order_By | null | undefined;
  readonly paymentType?: Order_By | null | undefined;
  readonly purposeCode?: Order_By | null | undefined;
  readonly reason?: Order_By | null | undefined;
  readonly reference?: Order_By | null | undefined;
  readonly shortReference?: Order_By | null | undefined;
  readonly status?: Order_By | null | undefined;
  readonly tccConversionId?: Order_By | null | undefined;
  readonly tccPaymentId?: Order_By | null | undefined;
  readonly tcc_short_ref?: Order_By | null | undefined;
  readonly tcc_status?: Order_By | null | undefined;
  readonly transferredAt?: Order_By | null | undefined;
  readonly ultimateBeneficiaryName?: Order_By | null | undefined;
  readonly updatedAt?: Order_By | null | undefined;
};

/** Ordering options when selecting data from "payments". */
export type Payments_Order_By = {
  readonly account?: Accounts_Order_By | null | undefined;
  readonly accountId?: Order_By | null | undefined;
  readonly amount?: Order_By | null | undefined;
  readonly authRule?: Organisation_Payment_Auth_Rule_Order_By | null | undefined;
  readonly authRuleId?: Order_By | null | undefined;
  readonly authorisationAmount?: Order_By | null | undefined;
  readonly authorisationCurrency?: Order_By | null | undefined;
  readonly authorisationRequests_aggregate?: Payment_Authorisation_Requests_Aggregate_Order_By | null | undefined;
  readonly beneficiarySlice?: Beneficiary_Information_Slice_Order_By | null | undefined;
  readonly beneficiarySliceId?: Order_By | null | undefined;
  readonly chargeType?: Order_By | null | undefined;
  readonly charges_aggregate?: Vw_User_Charges_Aggregate_Order_By | null | undefined;
  readonly conversion?: Tcc_Conversions_Order_By | null | undefined;
  readonly createdAt?: Order_By | null | undefined;
  readonly createdById?: Order_By | null | undefined;
  readonly creator?: Colleagues_Order_By | null | undefined;
  readonly currency?: Order_By | null | undefined;
  readonly errorCode?: Order_By | null | undefined;
  readonly errorMessage?: Order_By | null | undefined;
  readonly estimatedArrival?: Order_By | null | undefined;
  readonly failureReason?: Order_By | null | undefined;
  readonly feeAmount?: Order_By | null | undefined;
  readonly fraudNotice?: Fraud_Notices_Order_By | null | undefined;
  readonly gbpEquivalent?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly invoiceDate?: Order_By | null | undefined;
  readonly invoiceNumber?: Order_By | null | undefined;
  readonly paymentDate?: Order_By | null | undefined;
  readonly paymentType?: Order_By | null | undefined;
  readonly providerPayment?: Tcc_Payments_Order_By | null | undefined;
  readonly purposeCode?: Order_By | null | undefined;
  readonly reason?: Order_By | null | undefined;
  readonly reference?: Order_By | null | undefined;
  readonly shortReference?: Order_By | null | undefined;
  readonly status?: Order_By | null | undefined;
  readonly tccConversionId?: Order_By | null | undefined;
  readonly tccPaymentId?: Order_By | null | undefined;
  readonly tcc_short_ref?: Order_By | null | undefined;
  readonly tcc_status?: Order_By | null | undefined;
  readonly transferredAt?: Order_By | null | undefined;
  readonly ultimateBeneficiaryName?: Order_By | null | undefined;
  readonly updatedAt?: Order_By | null | undefined;
};

/** select columns of table "payments" */
export type Payments_Select_Column =
  /** column name */
  | 'accountId'
  /** column name */
  | 'amount'
  /** column name */
  | 'authRuleId'
  /** column name */
  | 'authorisationAmount'
  /** column name */
  | 'authorisationCurrency'
  /** column name */
  | 'beneficiarySliceId'
  /** column name */
  | 'chargeType'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'createdById'
  /** column name */
  | 'currency'
  /** column name */
  | 'errorCode'
  /** column name */
  | 'errorMessage'
  /** column name */
  | 'estimatedArrival'
  /** column name */
  | 'failureReason'
  /** column name */
  | 'feeAmount'
  /** column name */
  | 'gbpEquivalent'
  /** column name */
  | 'id'
  /** column name */
  | 'invoiceDate'
  /** column name */
  | 'invoiceNumber'
  /** column name */
  | 'paymentDate'
  /** column name */
  | 'paymentType'
  /** column name */
  | 'purposeCode'
  /** column name */
  | 'reason'
  /** column name */
  | 'reference'
  /** column name */
  | 'shortReference'
  /** column name */
  | 'status'
  /** column name */
  | 'tccConversionId'
  /** column name */
  | 'tccPaymentId'
  /** column name */
  | 'tcc_short_ref'
  /** column name */
  | 'tcc_status'
  /** column name */
  | 'transferredAt'
  /** column name */
  | 'ultimateBeneficiaryName'
  /** column name */
  | 'updatedAt';

/** order by stddev() on columns of table "payments" */
export type Payments_Stddev_Order_By = {
  readonly amount?: Order_By | null | undefined;
  readonly authorisationAmount?: Order_By | null | undefined;
  readonly feeAmount?: Order_By | null | undefined;
  readonly gbpEquivalent?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "payments" */
export type Payments_Stddev_Pop_Order_By = {
  readonly amount?: Order_By | null | undefined;
  readonly authorisationAmount?: Order_By | null | undefined;
  readonly feeAmount?: Order_By | null | undefined;
  readonly gbpEquivalent?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "payments" */
export type Payments_Stddev_Samp_Order_By = {
  readonly amount?: Order_By | null | undefined;
  readonly authorisationAmount?: Order_By | null | undefined;
  readonly feeAmount?: Order_By | null | undefined;
  readonly gbpEquivalent?: Order_By | null | undefined;
};

/** order by sum() on columns of table "payments" */
export type Payments_Sum_Order_By = {
  readonly amount?: Order_By | null | undefined;
  readonly authorisationAmount?: Order_By | null | undefined;
  readonly feeAmount?: Order_By | null | undefined;
  readonly gbpEquivalent?: Order_By | null | undefined;
};

/** order by var_pop() on columns of table "payments" */
export type Payments_Var_Pop_Order_By = {
  readonly amount?: Order_By | null | undefined;
  readonly authorisationAmount?: Order_By | null | undefined;
  readonly feeAmount?: Order_By | null | undefined;
  readonly gbpEquivalent?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "payments" */
export type Payments_Var_Samp_Order_By = {
  readonly amount?: Order_By | null | undefined;
  readonly authorisationAmount?: Order_By | null | undefined;
  readonly feeAmount?: Order_By | null | undefined;
  readonly gbpEquivalent?: Order_By | null | undefined;
};

/** order by variance() on columns of table "payments" */
export type Payments_Variance_Order_By = {
  readonly amount?: Order_By | null | undefined;
  readonly authorisationAmount?: Order_By | null | undefined;
  readonly feeAmount?: Order_By | null | undefined;
  readonly gbpEquivalent?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "quotes". All fields are combined with a logical 'AND'. */
export type Quotes_Bool_Exp = {
  readonly _and?: ReadonlyArray<Quotes_Bool_Exp> | null | undefined;
  readonly _not?: Quotes_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Quotes_Bool_Exp> | null | undefined;
  readonly account?: Accounts_Bool_Exp | null | undefined;
  readonly account_id?: Uuid_Comparison_Exp | null | undefined;
  readonly buyCurrency?: String_Comparison_Exp | null | undefined;
  readonly clientBuyAmount?: Numeric_Comparison_Exp | null | undefined;
  readonly clientRate?: Numeric_Comparison_Exp | null | undefined;
  readonly clientSellAmount?: Numeric_Comparison_Exp | null | undefined;
  readonly conversionDate?: Date_Comparison_Exp | null | undefined;
  readonly conversionDatePreference?: String_Comparison_Exp | null | undefined;
  readonly createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  readonly expiresAt?: Timestamptz_Comparison_Exp | null | undefined;
  readonly fixedSide?: String_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly midMarketRate?: Numeric_Comparison_Exp | null | undefined;
  readonly sellCurrency?: String_Comparison_Exp | null | undefined;
  readonly settlementCutOffTime?: Timestamptz_Comparison_Exp | null | undefined;
  readonly usedAt?: Timestamptz_Comparison_Exp | null | undefined;
  readonly user?: Users_Bool_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "roles". All fields are combined with a logical 'AND'. */
export type Roles_Bool_Exp = {
  readonly _and?: ReadonlyArray<Roles_Bool_Exp> | null | undefined;
  readonly _not?: Roles_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Roles_Bool_Exp> | null | undefined;
  readonly can_create_beneficiaries?: Boolean_Comparison_Exp | null | undefined;
  readonly can_create_conversions?: Boolean_Comparison_Exp | null | undefined;
  readonly can_create_payments?: Boolean_Comparison_Exp | null | undefined;
  readonly contacts?: CurrencyCloudContacts_Bool_Exp | null | undefined;
  readonly contacts_aggregate?: CurrencyCloudContacts_Aggregate_Bool_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly name?: String_Comparison_Exp | null | undefined;
  readonly order?: Int_Comparison_Exp | null | undefined;
  readonly org_id?: Uuid_Comparison_Exp | null | undefined;
  readonly organisation?: Organisations_Bool_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "tcc_conversions". All fields are combined with a logical 'AND'. */
export type Tcc_Conversions_Bool_Exp = {
  readonly _and?: ReadonlyArray<Tcc_Conversions_Bool_Exp> | null | undefined;
  readonly _not?: Tcc_Conversions_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Tcc_Conversions_Bool_Exp> | null | undefined;
  readonly account?: Accounts_Bool_Exp | null | undefined;
  readonly account_id?: Uuid_Comparison_Exp | null | undefined;
  readonly buy_currency?: String_Comparison_Exp | null | undefined;
  readonly client_buy_amount?: Numeric_Comparison_Exp | null | undefined;
  readonly client_rate?: Numeric_Comparison_Exp | null | undefined;
  readonly client_sell_amount?: Numeric_Comparison_Exp | null | undefined;
  readonly conversion_date?: Date_Comparison_Exp | null | undefined;
  readonly created_at?: Timestamptz_Comparison_Exp | null | undefined;
  readonly currency_pair?: String_Comparison_Exp | null | undefined;
  readonly fixed_side?: String_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly mid_market_rate?: Numeric_Comparison_Exp | null | undefined;
  readonly partner_status?: String_Comparison_Exp | null | undefined;
  readonly sell_currency?: String_Comparison_Exp | null | undefined;
  readonly settlement_date?: Timestamptz_Comparison_Exp | null | undefined;
  readonly short_reference?: String_Comparison_Exp | null | undefined;
  readonly status?: String_Comparison_Exp | null | undefined;
  readonly updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "tcc_conversions". */
export type Tcc_Conversions_Order_By = {
  readonly account?: Accounts_Order_By | null | undefined;
  readonly account_id?: Order_By | null | undefined;
  readonly buy_currency?: Order_By | null | undefined;
  readonly client_buy_amount?: Order_By | null | undefined;
  readonly client_rate?: Order_By | null | undefined;
  readonly client_sell_amount?: Order_By | null | undefined;
  readonly conversion_date?: Order_By | null | undefined;
  readonly created_at?: Order_By | null | undefined;
  readonly currency_pair?: Order_By | null | undefined;
  readonly fixed_side?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly mid_market_rate?: Order_By | null | undefined;
  readonly partner_status?: Order_By | null | undefined;
  readonly sell_currency?: Order_By | null | undefined;
  readonly settlement_date?: Order_By | null | undefined;
  readonly short_reference?: Order_By | null | undefined;
  readonly status?: Order_By | null | undefined;
  readonly updated_at?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "tcc_funding". All fields are combined with a logical 'AND'. */
export type Tcc_Funding_Bool_Exp = {
  readonly _and?: ReadonlyArray<Tcc_Funding_Bool_Exp> | null | undefined;
  readonly _not?: Tcc_Funding_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Tcc_Funding_Bool_Exp> | null | undefined;
  readonly account?: Accounts_Bool_Exp | null | undefined;
  readonly account_id?: Uuid_Comparison_Exp | null | undefined;
  readonly additional_information?: String_Comparison_Exp | null | undefined;
  readonly amount?: Numeric_Comparison_Exp | null | undefined;
  readonly completed_at?: Timestamptz_Comparison_Exp | null | undefined;
  readonly created_at?: Timestamptz_Comparison_Exp | null | undefined;
  readonly currency?: String_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly rail?: String_Comparison_Exp | null | undefined;
  readonly sender_account_number?: String_Comparison_Exp | null | undefined;
  readonly sender_address?: String_Comparison_Exp | null | undefined;
  readonly sender_bic?: String_Comparison_Exp | null | undefined;
  readonly sender_country?: String_Comparison_Exp | null | undefined;
  readonly sender_iban?: String_Comparison_Exp | null | undefined;
  readonly sender_name?: String_Comparison_Exp | null | undefined;
  readonly sender_routing_code?: String_Comparison_Exp | null | undefined;
  readonly value_date?: Timestamptz_Comparison_Exp | null | undefined;
};

/** Boolean expression to filter rows from the table "tcc_payments". All fields are combined with a logical 'AND'. */
export type Tcc_Payments_Bool_Exp = {
  readonly _and?: ReadonlyArray<Tcc_Payments_Bool_Exp> | null | undefined;
  readonly _not?: Tcc_Payments_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Tcc_Payments_Bool_Exp> | null | undefined;
  readonly account?: Accounts_Bool_Exp | null | undefined;
  readonly account_id?: Uuid_Comparison_Exp | null | undefined;
  readonly amount?: Numeric_Comparison_Exp | null | undefined;
  readonly created_at?: Timestamptz_Comparison_Exp | null | undefined;
  readonly currency?: String_Comparison_Exp | null | undefined;
  readonly estimated_arrival?: Timestamptz_Comparison_Exp | null | undefined;
  readonly failure_reason?: String_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly payment_date?: Date_Comparison_Exp | null | undefined;
  readonly payment_type?: String_Comparison_Exp | null | undefined;
  readonly reason?: String_Comparison_Exp | null | undefined;
  readonly reference?: String_Comparison_Exp | null | undefined;
  readonly short_reference?: String_Comparison_Exp | null | undefined;
  readonly status?: String_Comparison_Exp | null | undefined;
  readonly transferred_at?: Timestamptz_Comparison_Exp | null | undefined;
  readonly updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "tcc_payments". */
export type Tcc_Payments_Order_By = {
  readonly account?: Accounts_Order_By | null | undefined;
  readonly account_id?: Order_By | null | undefined;
  readonly amount?: Order_By | null | undefined;
  readonly created_at?: Order_By | null | undefined;
  readonly currency?: Order_By | null | undefined;
  readonly estimated_arrival?: Order_By | null | undefined;
  readonly failure_reason?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly payment_date?: Order_By | null | undefined;
  readonly payment_type?: Order_By | null | undefined;
  readonly reason?: Order_By | null | undefined;
  readonly reference?: Order_By | null | undefined;
  readonly short_reference?: Order_By | null | undefined;
  readonly status?: Order_By | null | undefined;
  readonly transferred_at?: Order_By | null | undefined;
  readonly updated_at?: Order_By | null | undefined;
};

export type Tcc_Transactions_Aggregate_Bool_Exp = {
  readonly count?: Tcc_Transactions_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Tcc_Transactions_Aggregate_Bool_Exp_Count = {
  readonly arguments?: ReadonlyArray<Tcc_Transactions_Select_Column> | null | undefined;
  readonly distinct?: boolean | null | undefined;
  readonly filter?: Tcc_Transactions_Bool_Exp | null | undefined;
  readonly predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "tcc_transactions" */
export type Tcc_Transactions_Aggregate_Order_By = {
  readonly avg?: Tcc_Transactions_Avg_Order_By | null | undefined;
  readonly count?: Order_By | null | undefined;
  readonly max?: Tcc_Transactions_Max_Order_By | null | undefined;
  readonly min?: Tcc_Transactions_Min_Order_By | null | undefined;
  readonly stddev?: Tcc_Transactions_Stddev_Order_By | null | undefined;
  readonly stddev_pop?: Tcc_Transactions_Stddev_Pop_Order_By | null | undefined;
  readonly stddev_samp?: Tcc_Transactions_Stddev_Samp_Order_By | null | undefined;
  readonly sum?: Tcc_Transactions_Sum_Order_By | null | undefined;
  readonly var_pop?: Tcc_Transactions_Var_Pop_Order_By | null | undefined;
  readonly var_samp?: Tcc_Transactions_Var_Samp_Order_By | null | undefined;
  readonly variance?: Tcc_Transactions_Variance_Order_By | null | undefined;
};

/** order by avg() on columns of table "tcc_transactions" */
export type Tcc_Transactions_Avg_Order_By = {
  readonly amount?: Order_By | null | undefined;
  readonly balance_amount?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "tcc_transactions". All fields are combined with a logical 'AND'. */
export type Tcc_Transactions_Bool_Exp = {
  readonly _and?: ReadonlyArray<Tcc_Transactions_Bool_Exp> | null | undefined;
  readonly _not?: Tcc_Transactions_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Tcc_Transactions_Bool_Exp> | null | undefined;
  readonly account?: Accounts_Bool_Exp | null | undefined;
  readonly account_id?: Uuid_Comparison_Exp | null | undefined;
  readonly action?: String_Comparison_Exp | null | undefined;
  readonly amount?: Numeric_Comparison_Exp | null | undefined;
  readonly balance_amount?: Numeric_Comparison_Exp | null | undefined;
  readonly completed_at?: Timestamptz_Comparison_Exp | null | undefined;
  readonly conversion?: Tcc_Conversions_Bool_Exp | null | undefined;
  readonly created_at?: Timestamptz_Comparison_Exp | null | undefined;
  readonly currency?: String_Comparison_Exp | null | undefined;
  readonly funding?: Tcc_Funding_Bool_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly payment?: Tcc_Payments_Bool_Exp | null | undefined;
  readonly reason?: String_Comparison_Exp | null | undefined;
  readonly related_entity_id?: Uuid_Comparison_Exp | null | undefined;
  readonly related_entity_short_reference?: String_Comparison_Exp | null | undefined;
  readonly related_entity_type?: String_Comparison_Exp | null | undefined;
  readonly settles_at?: Timestamptz_Comparison_Exp | null | undefined;
  readonly status?: String_Comparison_Exp | null | undefined;
  readonly type?: String_Comparison_Exp | null | undefined;
  readonly updated_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** order by max() on columns of table "tcc_transactions" */
export type Tcc_Transactions_Max_Order_By = {
  readonly account_id?: Order_By | null | undefined;
  readonly action?: Order_By | null | undefined;
  readonly amount?: Order_By | null | undefined;
  readonly balance_amount?: Order_By | null | undefined;
  readonly completed_at?: Order_By | null | undefined;
  readonly created_at?: Order_By | null | undefined;
  readonly currency?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly reason?: Order_By | null | undefined;
  readonly related_entity_id?: Order_By | null | undefined;
  readonly related_entity_short_reference?: Order_By | null | undefined;
  readonly related_entity_type?: Order_By | null | undefined;
  readonly settles_at?: Order_By | null | undefined;
  readonly status?: Order_By | null | undefined;
  readonly type?: Order_By | null | undefined;
  readonly updated_at?: Order_By | null | undefined;
};

/** order by min() on columns of table "tcc_transactions" */
export type Tcc_Transactions_Min_Order_By = {
  readonly account_id?: Order_By | null | undefined;
  readonly action?: Order_By | null | undefined;
  readonly amount?: Order_By | null | undefined;
  readonly balance_amount?: Order_By | null | undefined;
  readonly completed_at?: Order_By | null | undefined;
  readonly created_at?: Order_By | null | undefined;
  readonly currency?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly reason?: Order_By | null | undefined;
  readonly related_entity_id?: Order_By | null | undefined;
  readonly related_entity_short_reference?: Order_By | null | undefined;
  readonly related_entity_type?: Order_By | null | undefined;
  readonly settles_at?: Order_By | null | undefined;
  readonly status?: Order_By | null | undefined;
  readonly type?: Order_By | null | undefined;
  readonly updated_at?: Order_By | null | undefined;
};

/** select columns of table "tcc_transactions" */
export type Tcc_Transactions_Select_Column =
  /** column name */
  | 'account_id'
  /** column name */
  | 'action'
  /** column name */
  | 'amount'
  /** column name */
  | 'balance_amount'
  /** column name */
  | 'completed_at'
  /** column name */
  | 'created_at'
  /** column name */
  | 'currency'
  /** column name */
  | 'id'
  /** column name */
  | 'reason'
  /** column name */
  | 'related_entity_id'
  /** column name */
  | 'related_entity_short_reference'
  /** column name */
  | 'related_entity_type'
  /** column name */
  | 'settles_at'
  /** column name */
  | 'status'
  /** column name */
  | 'type'
  /** column name */
  | 'updated_at';

/** order by stddev() on columns of table "tcc_transactions" */
export type Tcc_Transactions_Stddev_Order_By = {
  readonly amount?: Order_By | null | undefined;
  readonly balance_amount?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "tcc_transactions" */
export type Tcc_Transactions_Stddev_Pop_Order_By = {
  readonly amount?: Order_By | null | undefined;
  readonly balance_amount?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "tcc_transactions" */
export type Tcc_Transactions_Stddev_Samp_Order_By = {
  readonly amount?: Order_By | null | undefined;
  readonly balance_amount?: Order_By | null | undefined;
};

/** order by sum() on columns of table "tcc_transactions" */
export type Tcc_Transactions_Sum_Order_By = {
  readonly amount?: Order_By | null | undefined;
  readonly balance_amount?: Order_By | null | undefined;
};

/** order by var_pop() on columns of table "tcc_transactions" */
export type Tcc_Transactions_Var_Pop_Order_By = {
  readonly amount?: Order_By | null | undefined;
  readonly balance_amount?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "tcc_transactions" */
export type Tcc_Transactions_Var_Samp_Order_By = {
  readonly amount?: Order_By | null | undefined;
  readonly balance_amount?: Order_By | null | undefined;
};

/** order by variance() on columns of table "tcc_transactions" */
export type Tcc_Transactions_Variance_Order_By = {
  readonly amount?: Order_By | null | undefined;
  readonly balance_amount?: Order_By | null | undefined;
};

/** Boolean expression to compare columns of type "timestamptz". All fields are combined with logical 'AND'. */
export type Timestamptz_Comparison_Exp = {
  readonly _eq?: string | null | undefined;
  readonly _gt?: string | null | undefined;
  readonly _gte?: string | null | undefined;
  readonly _in?: ReadonlyArray<string> | null | undefined;
  readonly _is_null?: boolean | null | undefined;
  readonly _lt?: string | null | undefined;
  readonly _lte?: string | null | undefined;
  readonly _neq?: string | null | undefined;
  readonly _nin?: ReadonlyArray<string> | null | undefined;
};

/** Boolean expression to filter rows from the table "users". All fields are combined with a logical 'AND'. */
export type Users_Bool_Exp = {
  readonly _and?: ReadonlyArray<Users_Bool_Exp> | null | undefined;
  readonly _not?: Users_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Users_Bool_Exp> | null | undefined;
  readonly can_transfer_between_orgs?: Boolean_Comparison_Exp | null | undefined;
  readonly can_use_transfers?: Boolean_Comparison_Exp | null | undefined;
  readonly contacts?: CurrencyCloudContacts_Bool_Exp | null | undefined;
  readonly contacts_aggregate?: CurrencyCloudContacts_Aggregate_Bool_Exp | null | undefined;
  readonly email?: Citext_Comparison_Exp | null | undefined;
  readonly enabled?: Boolean_Comparison_Exp | null | undefined;
  readonly first_name?: String_Comparison_Exp | null | undefined;
  readonly id?: String_Comparison_Exp | null | undefined;
  readonly lastUsedAccount?: Accounts_Bool_Exp | null | undefined;
  readonly last_name?: String_Comparison_Exp | null | undefined;
  readonly last_seen_at?: Timestamptz_Comparison_Exp | null | undefined;
  readonly last_used_account_id?: Uuid_Comparison_Exp | null | undefined;
  readonly notices?: Notices_Bool_Exp | null | undefined;
  readonly notices_aggregate?: Notices_Aggregate_Bool_Exp | null | undefined;
  readonly organisationLinks?: Users_Organisations_Bool_Exp | null | undefined;
  readonly phone?: String_Comparison_Exp | null | undefined;
  readonly previous_seen_at?: Timestamptz_Comparison_Exp | null | undefined;
  readonly signed_out_at?: Timestamptz_Comparison_Exp | null | undefined;
};

/** Ordering options when selecting data from "users". */
export type Users_Order_By = {
  readonly can_transfer_between_orgs?: Order_By | null | undefined;
  readonly can_use_transfers?: Order_By | null | undefined;
  readonly contacts_aggregate?: CurrencyCloudContacts_Aggregate_Order_By | null | undefined;
  readonly email?: Order_By | null | undefined;
  readonly enabled?: Order_By | null | undefined;
  readonly first_name?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly lastUsedAccount?: Accounts_Order_By | null | undefined;
  readonly last_name?: Order_By | null | undefined;
  readonly last_seen_at?: Order_By | null | undefined;
  readonly last_used_account_id?: Order_By | null | undefined;
  readonly notices_aggregate?: Notices_Aggregate_Order_By | null | undefined;
  readonly phone?: Order_By | null | undefined;
  readonly previous_seen_at?: Order_By | null | undefined;
  readonly signed_out_at?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "users_organisations". All fields are combined with a logical 'AND'. */
export type Users_Organisations_Bool_Exp = {
  readonly _and?: ReadonlyArray<Users_Organisations_Bool_Exp> | null | undefined;
  readonly _not?: Users_Organisations_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Users_Organisations_Bool_Exp> | null | undefined;
  readonly canManageNewAccount?: Boolean_Comparison_Exp | null | undefined;
  readonly can_manage_favourites?: Boolean_Comparison_Exp | null | undefined;
  readonly can_user_admin_org?: Boolean_Comparison_Exp | null | undefined;
  readonly org_id?: Uuid_Comparison_Exp | null | undefined;
  readonly organisation?: Organisations_Bool_Exp | null | undefined;
  readonly user?: Users_Bool_Exp | null | undefined;
  readonly user_id?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to compare columns of type "uuid". All fields are combined with logical 'AND'. */
export type Uuid_Comparison_Exp = {
  readonly _eq?: string | null | undefined;
  readonly _gt?: string | null | undefined;
  readonly _gte?: string | null | undefined;
  readonly _in?: ReadonlyArray<string> | null | undefined;
  readonly _is_null?: boolean | null | undefined;
  readonly _lt?: string | null | undefined;
  readonly _lte?: string | null | undefined;
  readonly _neq?: string | null | undefined;
  readonly _nin?: ReadonlyArray<string> | null | undefined;
};

export type Vw_User_Charges_Aggregate_Bool_Exp = {
  readonly count?: Vw_User_Charges_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Vw_User_Charges_Aggregate_Bool_Exp_Count = {
  readonly arguments?: ReadonlyArray<Vw_User_Charges_Select_Column> | null | undefined;
  readonly distinct?: boolean | null | undefined;
  readonly filter?: Vw_User_Charges_Bool_Exp | null | undefined;
  readonly predicate: Int_Comparison_Exp;
};

/** order by aggregate values of table "vw_user_charges" */
export type Vw_User_Charges_Aggregate_Order_By = {
  readonly avg?: Vw_User_Charges_Avg_Order_By | null | undefined;
  readonly count?: Order_By | null | undefined;
  readonly max?: Vw_User_Charges_Max_Order_By | null | undefined;
  readonly min?: Vw_User_Charges_Min_Order_By | null | undefined;
  readonly stddev?: Vw_User_Charges_Stddev_Order_By | null | undefined;
  readonly stddev_pop?: Vw_User_Charges_Stddev_Pop_Order_By | null | undefined;
  readonly stddev_samp?: Vw_User_Charges_Stddev_Samp_Order_By | null | undefined;
  readonly sum?: Vw_User_Charges_Sum_Order_By | null | undefined;
  readonly var_pop?: Vw_User_Charges_Var_Pop_Order_By | null | undefined;
  readonly var_samp?: Vw_User_Charges_Var_Samp_Order_By | null | undefined;
  readonly variance?: Vw_User_Charges_Variance_Order_By | null | undefined;
};

/** order by avg() on columns of table "vw_user_charges" */
export type Vw_User_Charges_Avg_Order_By = {
  readonly amount?: Order_By | null | undefined;
};

/** Boolean expression to filter rows from the table "vw_user_charges". All fields are combined with a logical 'AND'. */
export type Vw_User_Charges_Bool_Exp = {
  readonly _and?: ReadonlyArray<Vw_User_Charges_Bool_Exp> | null | undefined;
  readonly _not?: Vw_User_Charges_Bool_Exp | null | undefined;
  readonly _or?: ReadonlyArray<Vw_User_Charges_Bool_Exp> | null | undefined;
  readonly account?: Accounts_Bool_Exp | null | undefined;
  readonly account_name?: String_Comparison_Exp | null | undefined;
  readonly amount?: Numeric_Comparison_Exp | null | undefined;
  readonly created_at?: Timestamptz_Comparison_Exp | null | undefined;
  readonly currency?: String_Comparison_Exp | null | undefined;
  readonly id?: Uuid_Comparison_Exp | null | undefined;
  readonly main_account_id?: Uuid_Comparison_Exp | null | undefined;
  readonly narrative?: String_Comparison_Exp | null | undefined;
  readonly payment?: Payments_Bool_Exp | null | undefined;
  readonly payment_id?: Uuid_Comparison_Exp | null | undefined;
  readonly status?: String_Comparison_Exp | null | undefined;
  readonly type?: String_Comparison_Exp | null | undefined;
  readonly user?: Users_Bool_Exp | null | undefined;
};

/** order by max() on columns of table "vw_user_charges" */
export type Vw_User_Charges_Max_Order_By = {
  readonly account_name?: Order_By | null | undefined;
  readonly amount?: Order_By | null | undefined;
  readonly created_at?: Order_By | null | undefined;
  readonly currency?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly main_account_id?: Order_By | null | undefined;
  readonly narrative?: Order_By | null | undefined;
  readonly payment_id?: Order_By | null | undefined;
  readonly status?: Order_By | null | undefined;
  readonly type?: Order_By | null | undefined;
};

/** order by min() on columns of table "vw_user_charges" */
export type Vw_User_Charges_Min_Order_By = {
  readonly account_name?: Order_By | null | undefined;
  readonly amount?: Order_By | null | undefined;
  readonly created_at?: Order_By | null | undefined;
  readonly currency?: Order_By | null | undefined;
  readonly id?: Order_By | null | undefined;
  readonly main_account_id?: Order_By | null | undefined;
  readonly narrative?: Order_By | null | undefined;
  readonly payment_id?: Order_By | null | undefined;
  readonly status?: Order_By | null | undefined;
  readonly type?: Order_By | null | undefined;
};

/** select columns of table "vw_user_charges" */
export type Vw_User_Charges_Select_Column =
  /** column name */
  | 'account_name'
  /** column name */
  | 'amount'
  /** column name */
  | 'created_at'
  /** column name */
  | 'currency'
  /** column name */
  | 'id'
  /** column name */
  | 'main_account_id'
  /** column name */
  | 'narrative'
  /** column name */
  | 'payment_id'
  /** column name */
  | 'status'
  /** column name */
  | 'type';

/** order by stddev() on columns of table "vw_user_charges" */
export type Vw_User_Charges_Stddev_Order_By = {
  readonly amount?: Order_By | null | undefined;
};

/** order by stddev_pop() on columns of table "vw_user_charges" */
export type Vw_User_Charges_Stddev_Pop_Order_By = {
  readonly amount?: Order_By | null | undefined;
};

/** order by stddev_samp() on columns of table "vw_user_charges" */
export type Vw_User_Charges_Stddev_Samp_Order_By = {
  readonly amount?: Order_By | null | undefined;
};

/** order by sum() on columns of table "vw_user_charges" */
export type Vw_User_Charges_Sum_Order_By = {
  readonly amount?: Order_By | null | undefined;
};

/** order by var_pop() on columns of table "vw_user_charges" */
export type Vw_User_Charges_Var_Pop_Order_By = {
  readonly amount?: Order_By | null | undefined;
};

/** order by var_samp() on columns of table "vw_user_charges" */
export type Vw_User_Charges_Var_Samp_Order_By = {
  readonly amount?: Order_By | null | undefined;
};

/** order by variance() on columns of table "vw_user_charges" */
export type Vw_User_Charges_Variance_Order_By = {
  readonly amount?: Order_By | null | undefined;
};

export type AllPaymentsAwaitingAuthorisationQueryVariables = Exact<{ [key: string]: never; }>;


export type AllPaymentsAwaitingAuthorisationQuery = { readonly paymentsYouCanAuthoriseAggregate: { readonly aggregate: { readonly count: number } | null } };

export type AwaitingAuthorisationCountSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type AwaitingAuthorisationCountSubscription = { readonly paymentsYouCanAuthoriseAggregate: { readonly aggregate: { readonly count: number } | null } };

export type CreateActivityMutationVariables = Exact<{
  activityName: string;
  eventCode: string;
  eventType: string;
  details?: string | null | undefined;
  conversionId?: string | null | undefined;
  paymentId?: string | null | undefined;
  beneficiaryId?: string | null | undefined;
}>;


export type CreateActivityMutation = { readonly createActivity: { readonly id: string } };

export type FindInAccountQueryVariables = Exact<{
  payments: Payments_Bool_Exp;
  beneficiaries: Beneficiary_Information_Slice_Bool_Exp;
  limit: number;
}>;


export type FindInAccountQuery = { readonly payments: ReadonlyArray<{ readonly id: string, readonly shortReference: string, readonly reference: string, readonly amount: string, readonly currency: string, readonly beneficiarySlice: { readonly id: string, readonly name: string } }>, readonly beneficiary_information_slice: ReadonlyArray<{ readonly id: string, readonly beneficiaryId: string, readonly name: string, readonly currency: string }> };

export type GetAccountsForUserQueryVariables = Exact<{
  username: string;
  limit: number;
  offset: number;
  where?: CurrencyCloudContacts_Bool_Exp | null | undefined;
}>;


export type GetAccountsForUserQuery = { readonly users_by_pk: { readonly id: string, readonly contacts: ReadonlyArray<{ readonly id: string, readonly account_id: string, readonly account: { readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } }, readonly role: { readonly id: string, readonly name: string } }>, readonly contacts_aggregate: { readonly aggregate: { readonly count: number } | null } } | null };

export type LoggedInTccAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type LoggedInTccAccountQuery = { readonly loggedInTCCAccount: { readonly tccId: string, readonly accountName: string, readonly shortReference: string | null } };

export type StoreLastUsedAccountMutationVariables = Exact<{
  userId: string;
  accountId: string;
}>;


export type StoreLastUsedAccountMutation = { readonly update_users_by_pk: { readonly id: string, readonly last_used_account_id: string | null } | null };

export type AccountSummaryFragment = { readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } };

export type SessionUserFragment = { readonly id: string, readonly first_name: string, readonly last_name: string, readonly enabled: boolean, readonly can_use_transfers: boolean, readonly can_transfer_between_orgs: boolean, readonly signed_out_at: string | null, readonly last_used_account_id: string | null, readonly last_seen_at: string | null, readonly lastUsedAccount: { readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } } | null, readonly contacts: ReadonlyArray<{ readonly id: string, readonly upper_fx_limit: string | null, readonly account: { readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } }, readonly role: { readonly id: string, readonly name: string, readonly can_create_beneficiaries: boolean, readonly can_create_conversions: boolean, readonly can_create_payments: boolean } }>, readonly organisationLinks: ReadonlyArray<{ readonly user_id: string, readonly org_id: string, readonly can_user_admin_org: boolean, readonly can_manage_favourites: boolean, readonly canManageNewAccount: boolean }> };

export type RouteFlagsFragment = { readonly conversion_wizard: boolean, readonly payments_wizard: boolean, readonly balance_funding_page: boolean, readonly balances: boolean, readonly beneficiaries_listing: boolean, readonly designatedAccountType: boolean, readonly ownershipStructureDiagram: boolean };

export type GlobalDataQueryVariables = Exact<{
  id: string;
}>;


export type GlobalDataQuery = { readonly users_by_pk: { readonly id: string, readonly first_name: string, readonly last_name: string, readonly enabled: boolean, readonly can_use_transfers: boolean, readonly can_transfer_between_orgs: boolean, readonly signed_out_at: string | null, readonly last_used_account_id: string | null, readonly last_seen_at: string | null, readonly lastUsedAccount: { readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } } | null, readonly contacts: ReadonlyArray<{ readonly id: string, readonly upper_fx_limit: string | null, readonly account: { readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } }, readonly role: { readonly id: string, readonly name: string, readonly can_create_beneficiaries: boolean, readonly can_create_conversions: boolean, readonly can_create_payments: boolean } }>, readonly organisationLinks: ReadonlyArray<{ readonly user_id: string, readonly org_id: string, readonly can_user_admin_org: boolean, readonly can_manage_favourites: boolean, readonly canManageNewAccount: boolean }> } | null, readonly settings: ReadonlyArray<{ readonly maintenance_banner: string | null, readonly conversion_wizard: boolean, readonly payments_wizard: boolean, readonly balance_funding_page: boolean, readonly balances: boolean, readonly beneficiaries_listing: boolean, readonly designatedAccountType: boolean, readonly ownershipStructureDiagram: boolean }>, readonly system_status: ReadonlyArray<{ readonly is_tcc_online: boolean }> };

export type GlobalDataWithoutMfaQueryVariables = Exact<{
  id: string;
}>;


export type GlobalDataWithoutMfaQuery = { readonly users_by_pk: { readonly id: string, readonly first_name: string, readonly last_name: string, readonly enabled: boolean } | null, readonly settings: ReadonlyArray<{ readonly maintenance_banner: string | null }>, readonly system_status: ReadonlyArray<{ readonly is_tcc_online: boolean }> };

export type LiveUserSubscriptionVariables = Exact<{
  id: string;
}>;


export type LiveUserSubscription = { readonly users_by_pk: { readonly id: string, readonly first_name: string, readonly last_name: string, readonly enabled: boolean, readonly can_use_transfers: boolean, readonly can_transfer_between_orgs: boolean, readonly signed_out_at: string | null, readonly last_used_account_id: string | null, readonly last_seen_at: string | null, readonly lastUsedAccount: { readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } } | null, readonly contacts: ReadonlyArray<{ readonly id: string, readonly upper_fx_limit: string | null, readonly account: { readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } }, readonly role: { readonly id: string, readonly name: string, readonly can_create_beneficiaries: boolean, readonly can_create_conversions: boolean, readonly can_create_payments: boolean } }>, readonly organisationLinks: ReadonlyArray<{ readonly user_id: string, readonly org_id: string, readonly can_user_admin_org: boolean, readonly can_manage_favourites: boolean, readonly canManageNewAccount: boolean }> } | null };

export type LiveFlagsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LiveFlagsSubscription = { readonly settings: ReadonlyArray<{ readonly conversion_wizard: boolean, readonly payments_wizard: boolean, readonly balance_funding_page: boolean, readonly balances: boolean, readonly beneficiaries_listing: boolean, readonly designatedAccountType: boolean, readonly ownershipStructureDiagram: boolean }> };

export type UpdateLastSeenMutationVariables = Exact<{
  idleSeconds: number;
}>;


export type UpdateLastSeenMutation = { readonly updateLastSeen: { readonly lastSeenAt: string } };

export type CheckIfUserExistsQueryVariables = Exact<{
  id: string;
}>;


export type CheckIfUserExistsQuery = { readonly users_by_pk: { readonly id: string, readonly enabled: boolean } | null };

export type GetMaintenanceBannerSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type GetMaintenanceBannerSubscription = { readonly settings: ReadonlyArray<{ readonly maintenance_banner: string | null }> };

export type SystemStatusSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type SystemStatusSubscription = { readonly system_status: ReadonlyArray<{ readonly is_tcc_online: boolean }> };

export type AllAccountsQueryVariables = Exact<{
  where: Accounts_Bool_Exp;
  limit: number;
  offset: number;
}>;


export type AllAccountsQuery = { readonly accounts: ReadonlyArray<{ readonly id: string, readonly name: string, readonly reference: string | null, readonly is_closed: boolean, readonly default_payment_charge_type: string, readonly organisation: { readonly id: string, readonly name: string, readonly authorisation_currency: string } }>, readonly accounts_aggregate: { readonly aggregate: { readonly count: number } | null } };

export type BeneficiaryRequiredDetailsQueryVariables = Exact<{
  bankAccountCountry: string;
  beneficiaryCountry: string;
  currency: string;
  beneficiaryEntityType: string;
}>;


export type BeneficiaryRequiredDetailsQuery = { readonly beneficiaryRequiredDetails: ReadonlyArray<{ readonly paymentType: string, readonly beneficiaryEntityType: string, readonly fields: ReadonlyArray<{ readonly name: string, readonly routingCodeType: string | null, readonly validationRule: string }> }> };

export type ValidateBeneficiaryQueryVariables = Exact<{
  beneficiary: BeneficiaryInput;
}>;


export type ValidateBeneficiaryQuery = { readonly validateBeneficiary: { readonly isValid: boolean, readonly errors: ReadonlyArray<{ readonly field: string, readonly code: string, readonly message: string }> } };

export type CreateBeneficiaryMutationVariables = Exact<{
  beneficiary: BeneficiaryInput;
}>;


export type CreateBeneficiaryMutation = { readonly createBeneficiary: { readonly id: string, readonly isPayable: boolean } };

export type BeneficiariesQueryVariables = Exact<{
  where: Beneficiary_Information_Slice_Bool_Exp;
  orderBy: ReadonlyArray<Beneficiary_Information_Slice_Order_By> | Beneficiary_Information_Slice_Order_By;
  limit: number;
  offset: number;
}>;


export type BeneficiariesQuery = { readonly beneficiary_information_slice: ReadonlyArray<{ readonly id: string, readonly beneficiaryId: string, readonly name: string, readonly beneficiaryEntityType: string, readonly bankCountry: string, readonly currency: string, readonly iban: string | null, readonly accountNumber: string | null, readonly isPriority: boolean, readonly isRegular: boolean, readonly beneficiary: { readonly id: string, readonly tcc_beneficiary_id: string | null } }>, readonly beneficiary_information_slice_aggregate: { readonly aggregate: { readonly count: number } | null } };

export type BeneficiaryQueryVariables = Exact<{
  id: string;
}>;


export type BeneficiaryQuery = { readonly beneficiaries_by_pk: { readonly id: string, readonly tcc_beneficiary_id: string | null, readonly enabled: boolean, readonly createdAt: string, readonly account: { readonly id: string, readonly name: string }, readonly slices: ReadonlyArray<{ readonly id: string, readonly name: string, readonly beneficiaryEntityType: string, readonly companyName: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly dateOfBirth: string | null, readonly address: string | null, readonly city: string | null, readonly stateOrProvince: string | null, readonly postcode: string | null, readonly country: string | null, readonly bankCountry: string, readonly bankName: string | null, readonly bankAddress: string | null, readonly bankAccountHolderName: string, readonly accountNumber: string | null, readonly iban: string | null, readonly bicSwift: string | null, readonly routingCodeType1: string | null, readonly routingCodeValue1: string | null, readonly routingCodeType2: string | null, readonly routingCodeValue2: string | null, readonly currency: string, readonly isPriority: boolean, readonly isRegular: boolean, readonly email: string | null, readonly identificationType: string | null, readonly identificationValue: string | null, readonly externalReference: string | null, readonly businessNature: string | null, readonly companyWebsite: string | null }> } | null };

export type DashboardCountsQueryVariables = Exact<{
  accountId: string;
  lastSeen: string;
  today: string;
}>;


export type DashboardCountsQuery = { readonly toAuthorise: { readonly aggregate: { readonly count: number } | null }, readonly failedPayments: { readonly aggregate: { readonly count: number } | null }, readonly pendingTransactions: { readonly aggregate: { readonly count: number } | null }, readonly completedTransactions: { readonly aggregate: { readonly count: number } | null }, readonly paymentsToday: { readonly aggregate: { readonly count: number } | null }, readonly conversionsToday: { readonly aggregate: { readonly count: number } | null } };

export type PaymentsAwaitingAuthorisationQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentsAwaitingAuthorisationQuery = { readonly paymentsYouCanAuthorise: ReadonlyArray<{ readonly id: string, readonly shortReference: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly reference: string, readonly status: string, readonly createdAt: string, readonly account: { readonly id: string, readonly name: string }, readonly beneficiarySlice: { readonly id: string, readonly name: string }, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null }> };

export type DashboardAccountQueryVariables = Exact<{
  accountId: string;
  currency: string;
}>;


export type DashboardAccountQuery = { readonly payments: ReadonlyArray<{ readonly id: string, readonly shortReference: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly reference: string, readonly status: string, readonly createdAt: string, readonly account: { readonly id: string, readonly name: string }, readonly beneficiarySlice: { readonly id: string, readonly name: string }, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null }>, readonly balances: ReadonlyArray<{ readonly id: string, readonly currency: string, readonly amount: string, readonly updated_at: string }>, readonly exchange_rates: ReadonlyArray<{ readonly currencyPair: string, readonly fromCurrency: string, readonly midMarketRate: string }> };

export type UpcomingPaymentsQueryVariables = Exact<{
  accountId: string;
  from: string;
  to: string;
  currency: string;
}>;


export type UpcomingPaymentsQuery = { readonly payments: ReadonlyArray<{ readonly id: string, readonly paymentDate: string, readonly amount: string, readonly currency: string, readonly status: string }>, readonly exchange_rates: ReadonlyArray<{ readonly currencyPair: string, readonly fromCurrency: string, readonly midMarketRate: string }> };

export type NotificationsHtmlQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsHtmlQuery = { readonly settings: ReadonlyArray<{ readonly notifications_page_html: string | null }> };

export type PaymentsYouCanAuthoriseQueryVariables = Exact<{
  accountId: string;
}>;


export type PaymentsYouCanAuthoriseQuery = { readonly paymentsYouCanAuthorise: ReadonlyArray<{ readonly id: string, readonly shortReference: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly reference: string, readonly status: string, readonly createdAt: string, readonly account: { readonly id: string, readonly name: string }, readonly beneficiarySlice: { readonly id: string, readonly name: string }, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null }> };

export type ApprovalFactsQueryVariables = Exact<{
  orgId: string;
  currency: string;
}>;


export type ApprovalFactsQuery = { readonly organisation_payment_auth_rule: ReadonlyArray<{ readonly id: string, readonly threshold: number, readonly can_authorise_own_payments: boolean, readonly payment_creator_can_satisfy_rule: boolean, readonly is_archived: boolean, readonly roles: ReadonlyArray<{ readonly auth_rule_id: string, readonly role_id: string, readonly number_required: number }> }>, readonly exchange_rates: ReadonlyArray<{ readonly currencyPair: string, readonly midMarketRate: string, readonly updatedAt: string }> };

export type PayeesQueryVariables = Exact<{
  where: Beneficiary_Information_Slice_Bool_Exp;
}>;


export type PayeesQuery = { readonly beneficiary_information_slice: ReadonlyArray<{ readonly id: string, readonly beneficiaryId: string, readonly name: string, readonly currency: string, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly isPriority: boolean, readonly isRegular: boolean, readonly beneficiary: { readonly id: string, readonly tcc_beneficiary_id: string | null } }> };

export type EditablePaymentQueryVariables = Exact<{
  id: string;
}>;


export type EditablePaymentQuery = { readonly payments_by_pk: { readonly id: string, readonly tccPaymentId: string | null, readonly status: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly tccConversionId: string | null, readonly beneficiarySlice: { readonly id: string, readonly beneficiaryId: string } } | null };

export type CreatePaymentMutationVariables = Exact<{
  payment: PaymentInput;
}>;


export type CreatePaymentMutation = { readonly result: { readonly id: string, readonly status: string, readonly authorisationsRequired: number, readonly errorCode: string | null, readonly errorMessage: string | null } };

export type UpdatePaymentMutationVariables = Exact<{
  paymentId: string;
  payment: PaymentInput;
}>;


export type UpdatePaymentMutation = { readonly result: { readonly id: string, readonly status: string, readonly authorisationsRequired: number, readonly errorCode: string | null, readonly errorMessage: string | null } };

export type PaymentsQueryVariables = Exact<{
  where: Payments_Bool_Exp;
  orderBy: ReadonlyArray<Payments_Order_By> | Payments_Order_By;
  limit: number;
  offset: number;
}>;


export type PaymentsQuery = { readonly payments: ReadonlyArray<{ readonly id: string, readonly shortReference: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly reference: string, readonly status: string, readonly createdAt: string, readonly account: { readonly id: string, readonly name: string }, readonly beneficiarySlice: { readonly id: string, readonly name: string }, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null }>, readonly payments_aggregate: { readonly aggregate: { readonly count: number } | null } };

export type LiveFieldsFragment = { readonly id: string, readonly status: string, readonly tccPaymentId: string | null, readonly tcc_short_ref: string | null, readonly failureReason: string | null, readonly errorCode: string | null, readonly errorMessage: string | null, readonly transferredAt: string | null, readonly estimatedArrival: string | null, readonly feeAmount: string | null, readonly updatedAt: string, readonly authorisationRequests: ReadonlyArray<{ readonly id: string, readonly authorisedAt: string | null, readonly authorisedById: string | null, readonly authorisedBy: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly role: { readonly id: string, readonly name: string } }> };

export type PaymentQueryVariables = Exact<{
  id: string;
}>;


export type PaymentQuery = { readonly payments_by_pk: { readonly shortReference: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly paymentType: string, readonly chargeType: string | null, readonly reason: string, readonly reference: string, readonly ultimateBeneficiaryName: string | null, readonly purposeCode: string | null, readonly invoiceNumber: string | null, readonly invoiceDate: string | null, readonly createdById: string, readonly createdAt: string, readonly id: string, readonly status: string, readonly tccPaymentId: string | null, readonly tcc_short_ref: string | null, readonly failureReason: string | null, readonly errorCode: string | null, readonly errorMessage: string | null, readonly transferredAt: string | null, readonly estimatedArrival: string | null, readonly feeAmount: string | null, readonly updatedAt: string, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly account: { readonly id: string, readonly name: string }, readonly beneficiarySlice: { readonly id: string, readonly beneficiaryId: string, readonly name: string, readonly bankAccountHolderName: string, readonly bankName: string | null, readonly bankCountry: string, readonly iban: string | null, readonly accountNumber: string | null, readonly bicSwift: string | null }, readonly authorisationRequests: ReadonlyArray<{ readonly id: string, readonly authorisedAt: string | null, readonly authorisedById: string | null, readonly authorisedBy: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly role: { readonly id: string, readonly name: string } }> } | null, readonly paymentsYouCanAuthorise: ReadonlyArray<{ readonly id: string }> };

export type PaymentLiveSubscriptionVariables = Exact<{
  id: string;
}>;


export type PaymentLiveSubscription = { readonly payments_by_pk: { readonly id: string, readonly status: string, readonly tccPaymentId: string | null, readonly tcc_short_ref: string | null, readonly failureReason: string | null, readonly errorCode: string | null, readonly errorMessage: string | null, readonly transferredAt: string | null, readonly estimatedArrival: string | null, readonly feeAmount: string | null, readonly updatedAt: string, readonly authorisationRequests: ReadonlyArray<{ readonly id: string, readonly authorisedAt: string | null, readonly authorisedById: string | null, readonly authorisedBy: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null, readonly role: { readonly id: string, readonly name: string } }> } | null };

export type AuthorisePaymentMutationVariables = Exact<{
  paymentId: string;
}>;


export type AuthorisePaymentMutation = { readonly result: { readonly paymentId: string, readonly errorCode: string | null, readonly errorMessage: string | null, readonly authorisationsRequired: number | null, readonly status: string | null, readonly tccStatus: string | null } };

export type DeletePaymentMutationVariables = Exact<{
  paymentId: string;
}>;


export type DeletePaymentMutation = { readonly result: { readonly id: string, readonly status: string, readonly errorCode: string | null, readonly errorMessage: string | null } };

export type RecentSignInsQueryVariables = Exact<{
  userId: string;
}>;


export type RecentSignInsQuery = { readonly activity: ReadonlyArray<{ readonly id: string, readonly eventCode: string, readonly createdAt: string }> };

export type SignOutEverywhereMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutEverywhereMutation = { readonly signOutEverywhere: { readonly signedOutAt: string } };

export type GetCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCountriesQuery = { readonly countries: ReadonlyArray<{ readonly alpha2Code: string, readonly alpha3Code: string, readonly countryName: string, readonly permittedJurisdiction: boolean, readonly sanctionFlag: boolean }> };

export type BatchAuthorisePaymentsMutationVariables = Exact<{
  paymentIds: ReadonlyArray<string> | string;
}>;


export type BatchAuthorisePaymentsMutation = { readonly results: ReadonlyArray<{ readonly paymentId: string, readonly errorCode: string | null, readonly errorMessage: string | null, readonly authorisationsRequired: number | null, readonly status: string | null }> };

export type BatchAuthorisePaymentsFromGlobalDashboardMutationVariables = Exact<{
  paymentIds: ReadonlyArray<string> | string;
}>;


export type BatchAuthorisePaymentsFromGlobalDashboardMutation = { readonly results: ReadonlyArray<{ readonly paymentId: string, readonly errorCode: string | null, readonly errorMessage: string | null, readonly authorisationsRequired: number | null, readonly status: string | null }> };

export type PaymentRowFragment = { readonly id: string, readonly shortReference: string, readonly amount: string, readonly currency: string, readonly paymentDate: string, readonly reference: string, readonly status: string, readonly createdAt: string, readonly account: { readonly id: string, readonly name: string }, readonly beneficiarySlice: { readonly id: string, readonly name: string }, readonly creator: { readonly id: string | null, readonly first_name: string | null, readonly last_name: string | null } | null };
