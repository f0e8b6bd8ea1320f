// Made from the core's tables by `cargo xtask generate`: change them, not this file.
//! The functions that Polars finds in the library by their names.

lastro_arrow::polars_plugin! {
    late_charges: "_polars_plugin_late_charges" "_polars_plugin_field_late_charges";
    days_late: "_polars_plugin_days_late" "_polars_plugin_field_days_late";
    split: "_polars_plugin_split" "_polars_plugin_field_split";
    plan: "_polars_plugin_plan" "_polars_plugin_field_plan";
    occurrences: "_polars_plugin_occurrences" "_polars_plugin_field_occurrences";
    next_after: "_polars_plugin_next_after" "_polars_plugin_field_next_after";
    status: "_polars_plugin_status" "_polars_plugin_field_status";
    ageing: "_polars_plugin_ageing" "_polars_plugin_field_ageing";
    cpf: "_polars_plugin_cpf" "_polars_plugin_field_cpf";
    cnpj: "_polars_plugin_cnpj" "_polars_plugin_field_cnpj";
    cep: "_polars_plugin_cep" "_polars_plugin_field_cep";
    linha_digitavel: "_polars_plugin_linha_digitavel" "_polars_plugin_field_linha_digitavel";
    pix: "_polars_plugin_pix" "_polars_plugin_field_pix";
    webhooks: "_polars_plugin_webhooks" "_polars_plugin_field_webhooks";
}
